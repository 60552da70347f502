/** Keeps the page at hand without a connection. Browsers allow it on https and on this machine only. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  // Everything the page itself needs comes first.
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register());
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(new URL('service-worker.js', document.baseURI));
  } catch (error) {
    // The page works without it, only not offline.
    console.warn(error);
  }
}
