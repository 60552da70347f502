/** Under which settings are kept in this browser. */
export const SETTINGS_KEY = 'pampa.settings';

/** What was chosen in this browser, unread: an older page may have written it, another one, or a curious person. */
export function keptSettings(storage: Pick<Storage, 'getItem'>): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(SETTINGS_KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
