import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, { type Request, type Response, type Router } from 'express';
import { isError } from '../log/describe-error';
import { PAGE_LANGUAGES, type HttpContext } from './context';
import { escapeHtml, plainPage } from './html';
import { nameRoute } from './request-log';

/** The addresses the page itself understands. */
const PAGES = ['/', '/index.html', '/t/:code', '/watch/:code', '/tv/:code', '/replay/:id', '/rules{/*rest}'];

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The built page. Everything in it is addressed from `<base>`, so it works under any path and at any depth. */
export function addClientRoutes(router: Router, { settings, notBuilt }: HttpContext): void {
  const { clientDir, basePath } = settings;

  const sendPage = async (request: Request, response: Response, status: number): Promise<void> => {
    nameRoute(response, 'client');
    const html = await builtPage(clientDir);
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

  for (const page of PAGES) {
    router.get(page, (request, response) => sendPage(request, response, 200));
  }

  // The build puts a hash of their contents into these names: another content is another file.
  router.use('/assets', express.static(join(clientDir, 'assets'), { ...FILES, setHeaders: keepForEver }));
  router.use(express.static(clientDir, { ...FILES, setHeaders: askEveryTime }));

  router.get('/*rest', async (request, response, next) => {
    // Somebody who mistyped an address should find the way in; a machine is told the code.
    const isPerson = request.accepts(['json', 'html']) === 'html' && !isApi(request.path);
    if (isPerson) await sendPage(request, response, 404);
    else next();
  });
}

async function builtPage(clientDir: string): Promise<string | null> {
  try {
    return await readFile(join(clientDir, 'index.html'), 'utf8');
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

function keepForEver(response: Response): void {
  nameRoute(response, 'client');
  response.set('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
}

function askEveryTime(response: Response): void {
  nameRoute(response, 'client');
  response.set('Cache-Control', 'no-cache');
}

function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
