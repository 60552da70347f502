/** By then the first table is drawn, on a slow phone too. */
const AFTER_LOAD_MS = 4000;
const AGAIN_MS = 60_000;

/** Keeps the page at hand without a connection. Browsers allow it on https and on this machine only. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  // Everything the page itself needs comes first, and that is more than what stands in it: a table fetches as it opens.
  const later = (): void => void setTimeout(() => void register(), AFTER_LOAD_MS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(new URL('service-worker.js', document.baseURI));
  } catch (error) {
    // The page works without it, only not offline. A server that is just starting again may have it later.
    console.warn(error);
    setTimeout(() => void register(), AGAIN_MS);
  }
}
