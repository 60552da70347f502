import { listenForPush } from './push-events';
import { whichAnswer } from './which-answer';
import type { WorkerScope } from './worker-scope';

/** Filled in by the build (`build/service-worker.ts`): what belongs to this version of the page, and its name. */
declare const __KEPT_FILES__: readonly string[];
declare const __KEPT_VERSION__: string;

const worker = globalThis as unknown as WorkerScope;

const BASE = new URL('.', worker.location.href).href;
const PREFIX = `pampa ${BASE} `;
const CACHE = PREFIX + __KEPT_VERSION__;
const KEPT: ReadonlySet<string> = new Set(__KEPT_FILES__);

/** Who waits longer than this for the server would rather see that it can't be reached. */
const PAGE_WITHIN_MS = 6000;

/** What a proxy answers when the server behind it is gone. */
const SERVER_GONE: readonly number[] = [502, 503, 504];

/** A name stands for one content, whoever asks: servers vary by origin and encoding, and modules are asked for with an origin. */
const AS_NAMED: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };

worker.addEventListener('install', (event) => {
  event.waitUntil(keepThisVersion());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const way = whichAnswer(event.request, BASE, KEPT);
  if (way === 'page') event.respondWith(page(event.request));
  if (way === 'kept') event.respondWith(keptOrFetched(event.request));
});

listenForPush(worker, BASE);

/**
 * Takes over at once, which disturbs nobody: pages come from the server whenever that answers, so a new version shows
 * at the next load and never before; and a page that runs on the version before finds its files where they were.
 */
async function keepThisVersion(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all([
    cache.add(new Request(BASE, { cache: 'no-cache' })),
    ...[...KEPT].map(async (file) => {
      const url = BASE + file;
      // The names of assets change with their contents: those of an older version are as good.
      const have = file.startsWith('assets/') ? await caches.match(url, AS_NAMED) : undefined;
      await (have === undefined ? cache.add(url) : cache.put(url, have));
    }),
  ]);
  await worker.skipWaiting();
}

/** All but this version and the one before it, on which somebody may be in the middle of a game. */
async function forgetOldVersions(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
}

async function page(request: Request): Promise<Response> {
  try {
    const response = await Promise.race([fetch(request), tooLate()]);
    if (!SERVER_GONE.includes(response.status)) return response;
    return (await keptPage()) ?? response;
  } catch (error) {
    const kept = await keptPage();
    if (kept === undefined) throw error;
    return kept;
  }
}

/** A request to go to a page takes no signal. */
function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the server takes too long')), PAGE_WITHIN_MS);
  });
}

async function keptPage(): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(BASE, AS_NAMED);
}

async function keptOrFetched(request: Request): Promise<Response> {
  const own = await (await caches.open(CACHE)).match(request, AS_NAMED);
  // Somebody may still be on the version before.
  return own ?? (await caches.match(request, AS_NAMED)) ?? fetch(request);
}
