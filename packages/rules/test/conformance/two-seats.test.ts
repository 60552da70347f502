import { describeConformance } from './describe-conformance';

describeConformance(2, { cheap: 1_000, deep: 50, fallback: 100 });
