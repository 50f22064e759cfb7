import { searchKey } from '@/shared/text/search-key';
import type { Unit } from './search-query';

/**
 * The corrected search text; undefined when nothing was corrected.
 * @param units of the search, with the candidates for each
 * @param names search keys of the hits, the best first; of several candidates, the first that a
 * name contains wins
 */
export function correctedText(
  text: string,
  units: readonly Unit[],
  names: readonly string[],
): string | undefined {
  const namesInWords = names.map((name) => name.split(' '));
  const corrections = new Map(
    units.flatMap((unit) => {
      const correction = correctionOf(unit, namesInWords);
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
    // A name with the word as typed needs no correction.
    if (correction === undefined && name.some((word) => word.startsWith(text))) return undefined;
    const guess =
      guesses.find((word) => name.includes(word)) ??
      guesses.find((word) => name.some((each) => each.startsWith(word)));
    if (guess !== undefined) return guess;
  }
  return correction;
}
