/** Keeps the page at hand without a connection. Browsers allow it on https and on this machine only. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker
      .register(new URL('service-worker.js', document.baseURI))
      .catch((error: unknown) => {
        // The page works without it, only not offline.
        console.warn(error);
      });
  });
}
