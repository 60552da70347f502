export { createHttp, type Http } from './app';
export { closeColyseusRoutes } from './close-colyseus-routes';
export type { HttpContext } from './context';
export { createHttpServer } from './http-server';
export { createUpgrade } from './upgrade';
