import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HouseCode } from '@pampa/protocol';
import type { Settings } from '../settings';
import { HOLD_MS, MOST_HELD } from './front-limits';
import { createOrigins, type Origins } from './origins';
import { statusOf } from './refuse';

/** Refuses requests before Express sees them: written in one piece, and held back for a second where there is room. */
export class EarlyRefusals {
  private readonly origins: Origins;
  private held = 0;

  constructor(settings: Pick<Settings, 'allowedOrigins' | 'publicUrl'>) {
    this.origins = createOrigins(settings);
  }

  send(request: IncomingMessage, response: ServerResponse, code: HouseCode): void {
    if (this.held >= MOST_HELD) {
      this.write(request, response, code);
      return;
    }
    this.held += 1;
    const timer = setTimeout(() => this.write(request, response, code), HOLD_MS).unref();
    response.once('close', () => {
      clearTimeout(timer);
      this.held -= 1;
    });
  }

  private write(request: IncomingMessage, response: ServerResponse, code: HouseCode): void {
    const { origin } = request.headers;
    const body = JSON.stringify({ code });
    response.writeHead(statusOf(code), {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'Retry-After': '1',
      'X-Content-Type-Options': 'nosniff',
      // Without it a page of a listed origin could not read why.
      ...(origin !== undefined && this.origins.isListed(origin) && { 'Access-Control-Allow-Origin': origin }),
    });
    response.end(body);
  }
}
