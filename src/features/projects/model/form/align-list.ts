import { commonOrder } from '@/shared/text/common-order';

/**
 * Former index of each entry of a changed list, so that its translations follow it: equal entries
 * in their order first, then moved ones, then those that share the most words with one; in a list of the
 * same length, an entry whose former one at its index went nowhere else is a changed one.
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
  for (const [index, from] of alikePairs(before, after))
    if (former[index] === undefined && free.has(from)) take(index, from);
  if (!isSameLength) return former;
  return former.map((from, index) => from ?? (free.has(index) ? index : undefined));
}

/** Pairs of entries that share most of their words, as indexes in both lists; the most alike first. */
function alikePairs(before: readonly string[], after: readonly string[]): [number, number][] {
  const former = before.map(wordsOf);
  return after
    .flatMap((entry, index) => {
      const words = wordsOf(entry);
      return former.map((others, from) => ({ index, from, share: sharedWords(words, others) }));
    })
    .filter(({ share }) => share > 0.5)
    .sort(
      (one, other) =>
        other.share - one.share ||
        Math.abs(one.index - one.from) - Math.abs(other.index - other.from),
    )
    .map(({ index, from }) => [index, from]);
}

/** Long words: amounts and units say little about what a line is of. */
const wordsOf = (entry: string) => new Set(entry.toLowerCase().match(/\p{L}{3,}/gu));

/** The share of words that both have, from 0 to 1. */
function sharedWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return (2 * shared) / (one.size + other.size || 1);
}

const samePlaces = (before: readonly string[], after: readonly string[]): [number, number][] =>
  after.flatMap((entry, index): [number, number][] =>
    before[index] === entry ? [[index, index]] : [],
  );
