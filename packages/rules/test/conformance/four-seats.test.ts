import { describeConformance } from './describe-conformance';

describeConformance(4, { cheap: 1_000, deep: 50, fallback: 100 });
