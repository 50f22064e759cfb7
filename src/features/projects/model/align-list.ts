/**
 * Where each entry of a changed list was before, so that its translations follow it: equal entries
 * in their order first, then moved ones; in a list of the same length, an entry whose former one at
 * its index went nowhere else is a changed one.
 * @returns for each entry of `after` its index in `before`, or undefined for a new one
 */
export function formerIndexes(
  before: readonly string[],
  after: readonly string[],
): (number | undefined)[] {
  const found: (number | undefined)[] = after.map(() => undefined);
  const free = new Set(before.keys());
  const take = (index: number, from: number) => {
    found[index] = from;
    free.delete(from);
  };
  const isSameLength = before.length === after.length;
  const still = isSameLength ? samePlaces(before, after) : commonOrder(before, after);
  for (const [index, from] of still) take(index, from);
  for (const [index, entry] of after.entries()) {
    if (found[index] !== undefined) continue;
    const moved = [...free].find((from) => before[from] === entry);
    if (moved !== undefined) take(index, moved);
  }
  if (!isSameLength) return found;
  return found.map((from, index) => from ?? (free.has(index) ? index : undefined));
}

const samePlaces = (before: readonly string[], after: readonly string[]): [number, number][] =>
  after.flatMap((entry, index): [number, number][] =>
    before[index] === entry ? [[index, index]] : [],
  );

/** The longest common subsequence, as pairs of indexes in `after` and `before`. */
export function commonOrder(
  before: readonly string[],
  after: readonly string[],
): [number, number][] {
  const width = before.length + 1;
  const lengths = new Uint16Array((after.length + 1) * width);
  const at = (index: number, from: number) => lengths[index * width + from] ?? 0;
  for (let index = after.length - 1; index >= 0; index -= 1)
    for (let from = before.length - 1; from >= 0; from -= 1)
      lengths[index * width + from] =
        after[index] === before[from]
          ? at(index + 1, from + 1) + 1
          : Math.max(at(index + 1, from), at(index, from + 1));
  const pairs: [number, number][] = [];
  let [index, from] = [0, 0];
  while (index < after.length && from < before.length) {
    if (after[index] === before[from]) {
      pairs.push([index, from]);
      index += 1;
      from += 1;
    } else if (at(index + 1, from) >= at(index, from + 1)) index += 1;
    else from += 1;
  }
  return pairs;
}
