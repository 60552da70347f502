import type { Server } from 'node:http';
import { matchMaker } from '@colyseus/core';
import type { Express } from 'express';

/**
 * Colyseus answers HTTP before Express does: /matchmake/*, /__healthcheck, OPTIONS for every path, and it allows any origin
 * on every answer. We have doors of our own for all of that, so its handler is taken off the server and ours put there.
 *
 * To be called in the listener that `listen` takes: that runs right after Colyseus has put its handler up, before the first
 * request can be read.
 */
export function closeColyseusRoutes(server: Server, app: Express): void {
  server.removeAllListeners('request');
  server.on('request', app);
  bolt();
}

/** Should a coming version answer by another way, it still finds nothing to offer. */
function bolt(): void {
  const { controller } = matchMaker;
  controller.exposedMethods = [];
  controller.getCorsHeaders = () => ({});
  for (const name of Object.keys(controller.DEFAULT_CORS_HEADERS)) {
    Reflect.deleteProperty(controller.DEFAULT_CORS_HEADERS, name);
  }
}
