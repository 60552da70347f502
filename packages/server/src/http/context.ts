import type { RequestHandler } from 'express';
import type { HouseNotice } from '@pampa/protocol';
import type { Limits } from '../limits';
import type { Log } from '../log';
import type { Metrics } from '../metrics';
import type { Operator } from '../operator/operator';
import type { ReportDesk } from '../problems/desk';
import type { Settings } from '../settings';
import type { Tables } from '../tables';

/** The languages a page is to be had in, when it comes from the server itself. */
export const PAGE_LANGUAGES = ['en', 'fr', 'es', 'de'] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

/** The machine's clock is in doubt; the disk is nearly full; the database file was deleted or replaced. */
export type Warning = 'clock' | 'disk' | 'data-file';

/** What the HTTP side needs of the rest of the house. */
export interface HttpContext {
  readonly settings: Settings;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly tables: Tables;
  readonly reports: ReportDesk;
  /** What the operator announces to everybody. */
  readonly houseNotice: () => HouseNotice;
  /** Null without an admin's token. */
  readonly operator: Operator | null;
  /** Whether nobody is shutting down. Throws if the store does not answer. */
  readonly isReady: () => Promise<boolean>;
  /** Whether the other processes can be reached. */
  readonly isClusterWell: () => boolean;
  /** What the operator should look at although all is well so far. */
  readonly warnings: () => readonly Warning[];
  /** Hosts of sockets, besides the one that a page came from. */
  readonly socketHosts: () => readonly string[];
  /** Colyseus' monitor; null where it is not wanted. */
  readonly monitor: RequestHandler | null;
  /** What to tell a visitor as long as the pages have not been built. */
  readonly notBuilt: (language: PageLanguage) => string;
}
