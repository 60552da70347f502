/** A system, pipe or adaptor of Pixi, which carries the name its renderer calls it by. */
interface Part {
  readonly extension: { readonly name: string };
}

/** As Pixi's own renderers list them. Its types for such lists fit none of its own parts, hence `never`, which fits all. */
export function named(parts: readonly Part[]): { name: string; value: never }[] {
  return parts.map((part) => ({ name: part.extension.name, value: part as never }));
}
