/**
 * Takes the item at `index` out, in place. Array.splice makes an array of what it took, and that is most of its time.
 */
export function removeAt(list: unknown[], index: number): void {
  for (let i = index + 1; i < list.length; i++) list[i - 1] = list[i];
  list.pop();
}

/** Takes out the first that is equal; it must be there. */
export function remove<A>(list: A[], item: A): void {
  removeAt(list, list.indexOf(item));
}

/** Most lists of a state are empty, and `[]` is made in no time; `slice` is a call. */
export function copyOf<A>(list: readonly A[]): A[] {
  return list.length === 0 ? [] : list.slice();
}
