/** Loaded into a server that is watched for leaks: it collects its garbage when told to. Needs --expose-gc. */
process.on('SIGUSR2', () => {
  globalThis.gc?.();
});
