import type { HouseNotice } from '@pampa/protocol';
import { Inside } from '../../src/colyseus/inside';
import { createClosedApp, createHttp, Door, type HttpContext } from '../../src/http';
import { createLimits } from '../../src/limits';
import { createLog } from '../../src/log';
import { createMetrics } from '../../src/metrics';
import { readSettings, type Settings } from '../../src/settings';
import { MemoryReports } from './memory-reports';
import { MemoryTables } from './memory-tables';

/** Nothing is announced. */
export const OPEN_HOUSE: HouseNotice = { isClosed: false, restartAt: null };

export interface House {
  readonly tables: MemoryTables;
  readonly reports: MemoryReports;
  /** Everything the log said, as text. */
  readonly log: readonly string[];
  readonly context: HttpContext;
  readonly port: number;
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  readonly post: (
    path: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
  readonly close: () => Promise<void>;
}

export function settingsOf(environment: Readonly<Record<string, string>>): Settings {
  const settings = readSettings(environment);
  if ('problems' in settings) throw new Error(settings.problems.join(' '));
  return settings;
}

/** A real server on a free port, with settings as the environment would have them. */
export async function openHouse(
  environment: Readonly<Record<string, string>> = {},
  parts: Partial<HttpContext> = {},
): Promise<House> {
  const tables = new MemoryTables();
  const reports = new MemoryReports();
  const log: string[] = [];
  const settings = settingsOf({ CLIENT_DIR: '/nowhere', ...environment });
  const context: HttpContext = {
    settings,
    tables,
    reports,
    log: createLog('debug', { write: (line) => void log.push(line) }),
    metrics: createMetrics(),
    limits: createLimits(settings.limitFactor),
    houseNotice: () => OPEN_HOUSE,
    operator: null,
    isReady: () => Promise.resolve(true),
    isClusterWell: () => true,
    warnings: () => [],
    socketHosts: () => [],
    monitor: null,
    notBuilt: (language) => `not built <${language}>`,
    ...parts,
  };
  const http = createHttp(context);
  const inside = new Inside().on('request', http.app);
  const door = new Door(createClosedApp(settings), settings, context.log);
  door.lead(inside, (code) => context.metrics.refusals.inc({ code }));
  const port = await door.listen(0, '127.0.0.1');
  const ask = (path: string, init?: RequestInit): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
  return {
    tables,
    reports,
    log,
    context,
    port,
    ask,
    post: (path, body, headers) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async close() {
      http.close();
      context.metrics.close();
      door.close();
      await inside.quiet();
    },
  };
}

/** Houses that are closed after each test, whatever happened in it. */
export function houses(): typeof openHouse {
  const open: House[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((house) => house.close()));
  });
  return async (environment, parts) => {
    const house = await openHouse(environment, parts);
    open.push(house);
    return house;
  };
}

/** The status and the code of a refusal. */
export async function refusalOf(answer: Response): Promise<readonly [number, unknown]> {
  return [answer.status, await answer.json()];
}
