export { createHttp, type Http } from './app';
export { createClosedApp } from './closed-app';
export type { HttpContext } from './context';
export { Door } from './door';
export { createHttpServer } from './http-server';
