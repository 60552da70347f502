/** A browser that keeps nothing (some private windows, blocked storage) keeps it for as long as the page lives. */
export function storageOfBrowser(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    localStorage.getItem('');
    return localStorage;
  } catch {
    const kept = new Map<string, string>();
    return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
  }
}
