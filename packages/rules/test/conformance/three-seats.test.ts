import { describeConformance } from './describe-conformance';

describeConformance(3, { cheap: 1_000, deep: 50, fallback: 100 });
