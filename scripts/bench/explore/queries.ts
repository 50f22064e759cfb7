import { foldText } from '../../../src/shared/text/text';
import type { Guide } from './guides';
import { drawn, seededRandom } from './random';

const SEED = 7;
const COMMON = 30;
/**
 * How many of 10,000 guides contain a word: some hundred of a million, or about a thousand. Common
 * words are in tens of thousands.
 */
const RARE = { from: 1, to: 2 };
const MEDIUM = { from: 6, to: 15 };
const MISSPELT_FROM = 6;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const CONSONANTS = 'bcdfghjklmnpqrtvwxz';

export const KINDS = [
  'rare word',
  'medium word',
  'common word',
  'three words',
  'misspelt',
  'code',
  'no hit',
  'blank',
] as const;
export type Kind = (typeof KINDS)[number];
/** The search text. */
export type Query = { text: string };

const wordsOf = (guide: Guide) =>
  [
    ...new Set(
      foldText([guide.name, guide.brand, guide.category, ...guide.tags].join(' ')).match(
        /\p{L}+/gu,
      ) ?? [],
    ),
  ].filter((word) => word.length > 2);

/**
 * Searches of every kind for words of these guides, always the same for the same guides.
 * @param guides listed ones
 * @param each how many of a kind, if there are as many
 */
export function queriesFrom(guides: readonly Guide[], each: number): Record<Kind, Query[]> {
  const random = seededRandom(SEED);
  const counts = new Map<string, number>();
  const lists = guides.map(wordsOf);
  for (const word of lists.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const share = guides.length / 10_000;
  const between = ({ from, to }: { from: number; to: number }, atLeast: number) =>
    [...counts]
      .filter(
        ([, count]) =>
          count >= Math.max(from * share, atLeast) && count <= Math.max(to * share, atLeast),
      )
      .map(([word]) => word);
  const medium = between(MEDIUM, 3);
  const asWords = (words: readonly string[]): Query[] =>
    drawn(words, each, random).map((word) => ({ text: word }));
  return {
    'rare word': asWords(between(RARE, 1)),
    'medium word': asWords(medium),
    'common word': asWords(
      [...counts]
        .sort((a, b) => b[1] - a[1])
        .slice(0, COMMON)
        .map(([word]) => word),
    ),
    'three words': drawn(
      lists.filter((words) => words.length >= 3),
      each,
      random,
    ).map((words) => ({ text: drawn(words, 3, random).join(' ') })),
    misspelt: drawn(
      medium.filter((word) => word.length >= MISSPELT_FROM),
      each,
      random,
    )
      .map((word) => ({ text: misspell(word, random) }))
      .filter(({ text }) => !counts.has(text)),
    code: drawn(
      guides.filter(({ ref }) => ref !== ''),
      each,
      random,
    ).map(({ ref }) => ({ text: ref })),
    'no hit': Array.from({ length: each }, () => ({
      text: Array.from({ length: 10 }, () => CONSONANTS[random(CONSONANTS.length)]).join(''),
    })),
    blank: Array.from({ length: each }, () => ({ text: '' })),
  };
}

/** One letter is missing, wrong, added or swapped with the next. */
function misspell(word: string, random: (below: number) => number): string {
  const at = 1 + random(word.length - 2);
  const [before, letter, next, after] = [
    word.slice(0, at),
    word.charAt(at),
    word.charAt(at + 1),
    word.slice(at + 2),
  ];
  const other = LETTERS[random(LETTERS.length)] ?? '';
  return (
    [
      before + next + after,
      before + other + next + after,
      before + letter + other + next + after,
      before + next + letter + after,
    ][random(4)] ?? word
  );
}
