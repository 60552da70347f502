import { access, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { isError } from '../log/describe-error';
import { PAGE_LANGUAGES, type HttpContext } from './context';
import { escapeHtml, plainPage } from './html';
import { nameRoute } from './request-log';

/** The addresses the page itself understands. */
const PAGES = ['/', '/index.html', '/replay{/:id}', '/rules{/*rest}', '/practice{/:id}', '/learn{/:chapter}'];

/** There the same page names what every table needs, so that it is on its way sooner (`build/table-html.ts`). */
const TABLES = ['/t/:code', '/watch/:code', '/tv/:code'];

/** Only where there can be an operator. */
const OPERATOR = '/operator';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The built page. Everything in it is addressed from `<base>`, so it works under any path and at any depth. */
export function addClientRoutes(router: Router, { settings, notBuilt }: HttpContext): void {
  const { clientDir, basePath } = settings;

  const sendPage = async (
    request: Request,
    response: Response,
    status: number,
    file = 'index.html',
  ): Promise<void> => {
    nameRoute(response, 'client');
    // A page that somebody else has built may be one for all addresses.
    const html = (await builtPage(clientDir, file)) ?? (await builtPage(clientDir, 'index.html'));
    response.status(status).set('Cache-Control', 'no-cache').type('html');
    if (html !== null) {
      response.send(withBase(html, `${basePath}/`));
      return;
    }
    const language = request.acceptsLanguages(...PAGE_LANGUAGES);
    const chosen = PAGE_LANGUAGES.find((each) => each === language) ?? 'en';
    response.vary('Accept-Language');
    response.send(plainPage(chosen, `<p>${escapeHtml(notBuilt(chosen))}</p>`));
  };

  const pages = settings.adminToken === null ? PAGES : [...PAGES, OPERATOR];
  for (const page of pages) {
    router.get(page, (request, response) => sendPage(request, response, 200));
  }
  for (const table of TABLES) {
    router.get(table, (request, response) => sendPage(request, response, 200, 'table.html'));
  }

  // The build puts a hash of their contents into these names: another content is another file.
  const assets = join(clientDir, 'assets');
  router.use(
    '/assets',
    preferCompressed(assets),
    express.static(assets, { ...FILES, setHeaders: keepForEver }),
  );
  router.use(express.static(clientDir, { ...FILES, setHeaders: askEveryTime }));

  router.get('/*rest', async (request, response, next) => {
    // Somebody who mistyped an address should find the way in; a machine is told the code.
    const isPerson = request.accepts(['json', 'html']) === 'html' && !isApi(request.path);
    if (isPerson) await sendPage(request, response, 404);
    else next();
  });
}

async function builtPage(clientDir: string, file: string): Promise<string | null> {
  try {
    return await readFile(join(clientDir, file), 'utf8');
  } catch (error) {
    if (isError(error) && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Before everything else in the head: it counts only for what comes after it. */
function withBase(html: string, path: string): string {
  return html.replace(/<head(\s[^>]*)?>/i, (head) => `${head}<base href="${escapeHtml(path)}">`);
}

/** The cache is for `setHeaders` to say; a folder is not for anybody to look into. */
const FILES = { cacheControl: false, index: false, redirect: false } as const;

/** A copy that the build has compressed, beside the file itself. */
const COMPRESSED = '.gz';
const ASSET = /^\/[\w.-]+\.(js|css)$/;

/** Whoever understands it gets the compressed copy, if there is one, under the same address. */
function preferCompressed(folder: string): RequestHandler {
  return async (request, response, next) => {
    if (ASSET.test(request.path)) {
      response.vary('Accept-Encoding');
      const isUnderstood = request.acceptsEncodings('gzip') === 'gzip';
      if (isUnderstood && (await isThere(join(folder, request.path + COMPRESSED)))) {
        request.url = request.path + COMPRESSED;
      }
    }
    next();
  };
}

async function isThere(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
}

function keepForEver(response: Response, file: string): void {
  nameRoute(response, 'client');
  response.set('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
  if (file.endsWith(COMPRESSED)) {
    response.set('Content-Encoding', 'gzip').type(extname(file.slice(0, -COMPRESSED.length)));
  }
}

function askEveryTime(response: Response): void {
  nameRoute(response, 'client');
  response.set('Cache-Control', 'no-cache');
}

function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
