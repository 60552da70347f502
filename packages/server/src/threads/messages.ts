export type FromThread<Report> =
  | 'ready'
  | { readonly report: Report }
  /** The errand could not be done; the thread goes on. */
  | { readonly failed: unknown };

/** A thread that does one errand at a time: what is needed of one. */
export interface WorkerThread<Errand, Report> {
  postMessage(errand: Errand): void;
  on(event: 'message', hear: (message: FromThread<Report>) => void): unknown;
  on(event: 'error', hear: (error: unknown) => void): unknown;
  on(event: 'exit', hear: () => void): unknown;
  terminate(): Promise<unknown>;
}
