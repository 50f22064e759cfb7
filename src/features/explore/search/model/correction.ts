import { searchKey } from '@/features/search/model/words';
import type { Unit } from './search-query';

/**
 * The text as it was understood; undefined when that is as it is written.
 * @param units what it asks for, with the words that each may be meant for
 * @param names of the hits, in the words of their search keys, the best first: of several words that may be meant it is the first that one of them has
 */
export function correctedText(
  text: string,
  units: readonly Unit[],
  names: readonly string[],
): string | undefined {
  const words = names.map((name) => name.split(' '));
  const corrections = new Map(
    units.flatMap((unit) => {
      const correction = correctionOf(unit, words);
      return correction === undefined ? [] : [[unit.text, correction] as const];
    }),
  );
  if (corrections.size === 0) return undefined;
  return text
    .trim()
    .split(/(\s+)/u)
    .map((chunk) => corrections.get(searchKey(chunk)) ?? chunk)
    .join('');
}

function correctionOf(
  { text, correction, guesses = [] }: Unit,
  names: readonly string[][],
): string | undefined {
  for (const name of names) {
    // Where nothing is written so, nothing can be meant as it is written.
    if (correction === undefined && name.some((word) => word.startsWith(text))) return undefined;
    const found =
      guesses.find((word) => name.includes(word)) ??
      guesses.find((word) => name.some((each) => each.startsWith(word)));
    if (found !== undefined) return found;
  }
  return correction;
}
