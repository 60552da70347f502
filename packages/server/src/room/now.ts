/** The time of day that never goes back: whoever sets the machine's clock takes no time from anybody. */
export function createNow(): () => number {
  const beginning = Date.now() - performance.now();
  return () => Math.floor(beginning + performance.now());
}
