import { commonOrder } from '@/shared/text/common-order';

/**
 * Former index of each entry of a changed list, so that its translations follow it: equal entries
 * in their order first, then moved ones, then those that share most of their words with one; in a list
 * of the same length, an entry whose former one at its index went nowhere else is a changed one.
 * @returns for each entry of `after` its index in `before`, or undefined for a new one
 */
export function formerIndexes(
  before: readonly string[],
  after: readonly string[],
): (number | undefined)[] {
  const former: (number | undefined)[] = after.map(() => undefined);
  const free = new Set(before.keys());
  const take = (index: number, from: number) => {
    former[index] = from;
    free.delete(from);
  };
  const isSameLength = before.length === after.length;
  const still = isSameLength ? samePlaces(before, after) : commonOrder(before, after);
  for (const [index, from] of still) take(index, from);
  for (const [index, entry] of after.entries()) {
    if (former[index] !== undefined) continue;
    const moved = [...free].find((from) => before[from] === entry);
    if (moved !== undefined) take(index, moved);
  }
  for (const [index, entry] of after.entries()) {
    if (former[index] !== undefined) continue;
    const words = wordsOf(entry);
    const alike = [...free].find((from) => isAlike(words, wordsOf(before[from] ?? '')));
    if (alike !== undefined) take(index, alike);
  }
  if (!isSameLength) return former;
  return former.map((from, index) => from ?? (free.has(index) ? index : undefined));
}

/** Long words: amounts and units say little about what a line is of. */
const wordsOf = (entry: string): string[] => entry.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
const isAlike = (one: readonly string[], other: readonly string[]): boolean =>
  4 * one.filter((word) => other.includes(word)).length > one.length + other.length;

const samePlaces = (before: readonly string[], after: readonly string[]): [number, number][] =>
  after.flatMap((entry, index): [number, number][] =>
    before[index] === entry ? [[index, index]] : [],
  );
