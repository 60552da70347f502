export { createHttp, type Http } from './app';
export { closeColyseusRoutes } from './close-colyseus-routes';
export { createClosedApp } from './closed-app';
export type { HttpContext } from './context';
export { Door, Inside } from './door';
export { createHttpServer } from './http-server';
export { createUpgrade } from './upgrade';
