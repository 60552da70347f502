import { useEffect, useState } from 'preact/hooks';

/** Whether there is room for the panel beside the table. */
const WIDE = '(min-width: 1200px) and (min-height: 600px)';

export function useWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const change = (): void => setWide(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
  return isWide;
}
