import { useEffect } from 'preact/hooks';

/** Away with what lies over the table. A dialog over all of it goes first. */
export function useEscape(close: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isOthers = event.defaultPrevented || document.querySelector('dialog[open]') !== null;
      if (event.key === 'Escape' && !isOthers) close();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
