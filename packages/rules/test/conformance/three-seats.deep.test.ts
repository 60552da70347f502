import { describeConformance } from './describe-conformance';

describeConformance(3, { cheap: 10_000, deep: 500, fallback: 1_000 });
