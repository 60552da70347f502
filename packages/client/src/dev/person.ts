/** Who a window or frame is for, kept in its own name: that lasts as long as it does, wherever it goes. */
const MARK = 'as:';

export const PEOPLE = ['ana', 'bruno', 'carla', 'diego'] as const;

type Keeping = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `?as=ana` makes this window Ana's, as if she had a browser of her own. */
export function personHere(): string | null {
  const asked = new URLSearchParams(location.search).get('as');
  if (asked !== null && /^[a-z]{1,20}$/.test(asked)) window.name = MARK + asked;
  return window.name.startsWith(MARK) ? window.name.slice(MARK.length) : null;
}

/** What this person's browser keeps, apart from everybody else's in the same one. */
export function storageOf(person: string, all: Keeping = localStorage): Keeping {
  const own = (key: string): string => `${person}/${key}`;
  return {
    getItem: (key) => all.getItem(own(key)),
    setItem: (key, value) => all.setItem(own(key), value),
    removeItem: (key) => all.removeItem(own(key)),
  };
}

/** From now on this window has that person's storage. */
export function keepApart(person: string): void {
  const own = storageOf(person);
  Object.defineProperty(window, 'localStorage', { value: own });
  if (own.getItem('pampa.settings') === null) {
    own.setItem('pampa.settings', JSON.stringify({ name: nameOf(person) }));
  }
}

export function nameOf(person: string): string {
  return person.charAt(0).toUpperCase() + person.slice(1);
}
