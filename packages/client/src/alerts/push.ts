import type { Language } from '@pampa/texts';
import type { TableSession } from '../table/session';

/** Whether this browser could be called by push at all: pages without https have no service worker. */
export function canPush(): boolean {
  return (
    isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  );
}

/** iPhones and iPads only push to what is on the home screen. */
export function wantsInstalling(): boolean {
  const isApple =
    /iPhone|iPad/.test(navigator.userAgent) ||
    (navigator.maxTouchPoints > 1 && /Mac/.test(navigator.userAgent));
  return isApple && !('PushManager' in window);
}

export async function isPushOn(): Promise<boolean> {
  if (!canPush() || Notification.permission !== 'granted') return false;
  return (await standingSubscription()) !== null;
}

async function standingSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks for permission, so only ever on a tap. False if it was not given. Throws what the server refuses. */
export async function switchPushOn(session: TableSession, key: string, language: Language): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  await tellServer(session, subscription, language);
  return true;
}

/** In this browser, at every table: what is still subscribed would be brought to the next one again. */
export async function switchPushOff(session: TableSession, language: Language): Promise<void> {
  await session.request('push', { subscription: null, language });
  await (await standingSubscription())?.unsubscribe();
}

/** A table one comes to with push switched on in this browser is told where to call. */
export async function bringPush(session: TableSession, language: Language): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return;
  const subscription = await standingSubscription();
  if (subscription !== null) await tellServer(session, subscription, language);
}

async function tellServer(
  session: TableSession,
  subscription: PushSubscription,
  language: Language,
): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return;
  await session.request('push', { subscription: { endpoint, keys: { p256dh, auth } }, language });
}

/** The server's key in base64url, as bytes. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
