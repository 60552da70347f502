const KEY = 'pampa.upgraded';

/** The page is older than its server. A reload brings the new one; if it did not, a second would not either. */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== null) return false;
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // Without a mark of the first reload there might be no end of them.
    return false;
  }
  location.reload();
  return true;
}

/** The server has let us in: should it be renewed once more, the page may reload once more. */
export function isUpToDate(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then there is no mark either.
  }
}
