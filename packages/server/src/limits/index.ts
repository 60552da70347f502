export { addressKey } from './address-key';
export { createLimits, type LimitKind, type Limits } from './limits';
export { TokenBucket } from './token-bucket';
