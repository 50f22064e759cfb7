import { formsOf, stemIn, stemLexemes } from '@/features/search/model/stem';
import { wordsOf } from '@/features/search/model/words';
import { searchKey } from '@/shared/text/search-key';
import type { Found } from '../../schema';
import type { Unit } from './search-query';

/** Shorter stems are marked only for words that are as short. */
const STEM_MIN = 4;

/** Places of words of a project beside its name, the most telling first. */
export type Places = Found[];

/** A unit with what is worked out of it once for all texts. */
export type Sought = Unit & { isForm: (word: string) => boolean };
type Text = { text: string; words: readonly string[] };

/** The units to be looked for in texts. */
export const soughtOf = (units: readonly Unit[]): Sought[] =>
  units.map((unit) => ({ ...unit, isForm: formsOf([unit.text, ...unit.meant]) }));

const textOf = (text: string): Text => ({ text, words: wordsOf(text) });

/** True if a text has a form of the unit. */
function has({ text, words }: Text, { text: searched, spellings, meant, isForm }: Sought): boolean {
  if (words.length === 0 || !/[\p{L}\p{N}]/u.test(searched))
    return searchKey(text).includes(searched);
  const fits = (word: string) => words.some((each) => each.startsWith(word));
  return (
    spellings.some((spelling) => spelling.every(fits)) ||
    words.some((word) => meant.includes(word) || isForm(word))
  );
}

/** The units that none of the texts has. */
export function lackedBy(texts: readonly string[], units: readonly Sought[]): Sought[] {
  const read = texts.map(textOf);
  return units.filter((unit) => !read.some((text) => has(text, unit)));
}

/** The place that has most of what the name lacks. */
export function foundIn(missing: readonly Sought[], places: Places): Found | undefined {
  let best: { count: number; place: Places[number] } | undefined;
  for (const place of places) {
    const text = textOf(place.text);
    const count = missing.filter((unit) => has(text, unit)).length;
    if (count > (best?.count ?? 0)) best = { count, place };
    if (count === missing.length) break;
  }
  return best?.place;
}

// A stem much shorter than its word is a prefix of many others. A final i also stands for the y in
// 'battery'.
const stemsToMark = (word: string) =>
  stemLexemes(word)
    .map((lexeme) => stemIn(lexeme).replace(/(?<=.{4})i$/u, ''))
    .filter((stem) => stem.length >= Math.min(word.length, STEM_MIN));

/** Prefixes of the matching words, without case and accents, to mark them in the results. */
export function foundWords(units: readonly Unit[]): string[] {
  const words = units.flatMap(({ spellings, meant }) => [
    ...spellings.flatMap((spelling) =>
      spelling.length === 1 ? spelling : spelling.filter((piece) => piece.length > 1),
    ),
    ...meant,
    ...[...spellings.filter((spelling) => spelling.length === 1).flat(), ...meant].flatMap(
      stemsToMark,
    ),
  ]);
  return [...new Set(words)];
}
