/** The ids with `id` moved to where `overId` is. Unknown ids change nothing. */
export function moveId(ids: readonly string[], id: string, overId: string): string[] {
  const from = ids.indexOf(id);
  const to = ids.indexOf(overId);
  if (from < 0 || to < 0 || from === to) return [...ids];
  const rest = ids.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}

/** The things in the order of the ids. What the ids do not name, such as one added meanwhile, keeps to the end. */
export function inOrder<T extends { id: string }>(
  things: readonly T[],
  ids: readonly string[],
): T[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = (thing: T) => places.get(thing.id) ?? ids.length;
  return [...things].sort((a, b) => placeOf(a) - placeOf(b));
}
