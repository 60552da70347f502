export { AddressBuckets, type BucketSize } from './address-buckets';
export { addressKey } from './address-key';
export { Counter } from './counter';
export { createLimits, type LimitKind, type Limits, type SharedCounts } from './limits';
export { TokenBucket } from './token-bucket';
