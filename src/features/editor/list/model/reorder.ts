/** The ids with `id` moved to the position of `overId`. Unknown ids change nothing. */
export function moveId(ids: readonly string[], id: string, overId: string): string[] {
  const from = ids.indexOf(id);
  const to = ids.indexOf(overId);
  if (from < 0 || to < 0 || from === to) return [...ids];
  const rest = ids.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}

/**
 * The ids with each of the selected ones one position up or down, as far as possible: those at the
 * end stay there, together.
 */
export function moveByOne(
  ids: readonly string[],
  chosen: ReadonlySet<string>,
  by: 'up' | 'down',
): string[] {
  const order = by === 'up' ? [...ids] : [...ids].reverse();
  for (const [place, id] of order.entries()) {
    const before = order[place - 1];
    if (before === undefined || !chosen.has(id) || chosen.has(before)) continue;
    [order[place - 1], order[place]] = [id, before];
  }
  return by === 'up' ? order : order.reverse();
}

/**
 * The ids with the selected ones together after another one, in their order; at the start without
 * one.
 */
export function gather(
  ids: readonly string[],
  chosen: ReadonlySet<string>,
  behind: string | undefined,
): string[] {
  const rest = ids.filter((id) => !chosen.has(id));
  const place = behind === undefined ? 0 : rest.indexOf(behind) + 1;
  if (behind !== undefined && place === 0) return [...ids];
  return [...rest.slice(0, place), ...ids.filter((id) => chosen.has(id)), ...rest.slice(place)];
}

/** The ids with those of a former order in that order again; the others keep their places. */
export function putBack(ids: readonly string[], former: readonly string[]): string[] {
  const present = new Set(ids);
  const known = new Set(former);
  const back = former.filter((id) => present.has(id)).values();
  return ids.map((id) => (known.has(id) ? (back.next().value ?? id) : id));
}

/**
 * The range of ids from one to another, in either direction; only `to` when the other does not
 * exist.
 */
export function span(ids: readonly string[], from: string | undefined, to: string): string[] {
  const [start, end] = [ids.indexOf(from ?? to), ids.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/**
 * The items in the order of the ids. Items without an id there, such as one added meanwhile, come
 * last.
 */
export function inOrder<T extends { id: string }>(
  things: readonly T[],
  ids: readonly string[],
): T[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = (thing: T) => places.get(thing.id) ?? ids.length;
  return [...things].sort((a, b) => placeOf(a) - placeOf(b));
}
