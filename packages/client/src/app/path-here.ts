/** Where the page lives: the server writes it into `<base>`, so it may be a path of its own behind a proxy. */
export const base = new URL('.', document.baseURI);

/** What the address asks for, relative to where the page lives: `t/QXKTR`. */
export function pathHere(): string {
  const { pathname } = location;
  return pathname.startsWith(base.pathname) ? decode(pathname.slice(base.pathname.length)) : pathname;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
