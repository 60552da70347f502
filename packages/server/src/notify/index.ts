export { createNotifier, type Notifier } from './notifier';
export { createOutgoing } from './outgoing';
export { loadVapidKeys } from './vapid';
