import { extname } from 'node:path';
import type { Request, RequestHandler, Response, Router } from 'express';
import { clientFile, ClientFiles, type ClientFile } from './client-files';
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
  const files = new ClientFiles(clientDir);
  const based = new WeakMap<ClientFile, ClientFile>();

  const findPage = async (name: string): Promise<ClientFile | null> => {
    // A page that somebody else has built may be one for all addresses.
    const built = (await files.find(name)) ?? (await files.find('index.html'));
    if (built === null) return null;
    const page =
      based.get(built) ?? clientFile(Buffer.from(withBase(built.bytes.toString(), `${basePath}/`)));
    based.set(built, page);
    return page;
  };

  const sendPage = async (
    request: Request,
    response: Response,
    status: number,
    file = 'index.html',
  ): Promise<void> => {
    nameRoute(response, 'client');
    const page = await findPage(file);
    response.status(status).set('Cache-Control', 'no-cache').type('html');
    if (page !== null) {
      response.set('ETag', page.etag).send(page.bytes);
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
  router.use('/assets', sendFile(files, 'assets/', `public, max-age=${YEAR_SECONDS}, immutable`));
  router.use(sendFile(files, '', 'no-cache'));

  router.get('/*rest', async (request, response, next) => {
    // Somebody who mistyped an address should find the way in; a machine is told the code.
    const isPerson = request.accepts(['json', 'html']) === 'html' && !isApi(request.path);
    if (isPerson) await sendPage(request, response, 404);
    else next();
  });
}

/** Before everything else in the head: it counts only for what comes after it. */
function withBase(html: string, path: string): string {
  return html.replace(/<head(\s[^>]*)?>/i, (head) => `${head}<base href="${escapeHtml(path)}">`);
}

/** A copy that the build has compressed, beside the file itself. It is sent under the file's own address only. */
const COMPRESSED = '.gz';
const COMPRESSIBLE = /\.(js|css)$/;

const READING = new Set(['GET', 'HEAD']);

/** `folder` is where in the build these files are. The compressed copy is for clients that understand it. */
function sendFile(files: ClientFiles, folder: string, cacheControl: string): RequestHandler {
  return async (request, response, next) => {
    const name = folder + decodedPath(request.path);
    const plain = READING.has(request.method) && !name.endsWith(COMPRESSED) ? await files.find(name) : null;
    if (plain === null) {
      next();
      return;
    }
    nameRoute(response, 'client');
    response.set('Cache-Control', cacheControl).type(extname(name));
    let sent = plain;
    if (COMPRESSIBLE.test(name)) {
      response.vary('Accept-Encoding');
      const isUnderstood = request.acceptsEncodings('gzip') === 'gzip';
      const packed = isUnderstood ? await files.find(name + COMPRESSED) : null;
      if (packed !== null) response.set('Content-Encoding', 'gzip');
      sent = packed ?? plain;
    }
    response.set('ETag', sent.etag).send(sent.bytes);
  };
}

/** Empty, which no file is called, if it can't be decoded. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path.slice(1));
  } catch {
    return '';
  }
}

function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
