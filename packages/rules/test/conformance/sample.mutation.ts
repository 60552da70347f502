import { describeConformance } from './check';

// Mutation testing runs this for nearly every mutant: few games, always the same.
for (const seats of [2, 3, 4]) describeConformance(seats, { cheap: 1, deep: 0, fallback: 1, seed: 7 });
