/** The little that the session knows of a browser, for tests that run in Node. */
export class TestBrowser {
  readonly document = Object.assign(new EventTarget(), {
    baseURI: '',
    visibilityState: 'visible',
  });
  readonly window = new EventTarget();
  readonly reloads: string[] = [];

  private constructor() {}

  /** One for all: sessions in one process share it, as tabs of one browser do. Each has storage of its own. */
  static install(baseURI: string): TestBrowser {
    const browser = new TestBrowser();
    browser.document.baseURI = baseURI;
    Object.assign(globalThis, {
      document: browser.document,
      window: browser.window,
      sessionStorage: memoryStorage(),
      location: { reload: () => void browser.reloads.push('reload') },
    });
    return browser;
  }

  show(visibilityState: DocumentVisibilityState): void {
    this.document.visibilityState = visibilityState;
    this.document.dispatchEvent(new Event('visibilitychange'));
  }
}

export function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
