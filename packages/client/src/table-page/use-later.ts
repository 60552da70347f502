import { useEffect, useState } from 'preact/hooks';

/** By then the picture stands, on a slow phone too. */
const LATER_MS = 2500;

/** False at first, true when everything that somebody waits for is there: for what is long and can wait. */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLater;
}
