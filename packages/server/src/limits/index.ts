export { addressKey } from './address-key';
export { createLimits, type LimitKind, type Limits, type SharedCounts } from './limits';
export { TokenBucket } from './token-bucket';
