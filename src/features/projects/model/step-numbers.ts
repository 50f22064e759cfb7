import { GUIDE_WORDS } from '@/languages/guide';

const WORDS = Object.values(GUIDE_WORDS).flatMap(({ step, stepAlso }) => [step, ...stepAlso]);
const WORD = `(?:${WORDS.join('|')})`;
const SIGN = '.):º°ª–—-';
/** Only a number: '1', '2.', '(3)', 'Step 4:', '2nd step', '1º passo'. */
const ONLY_NUMBER = new RegExp(
  `^[\\s(#]*(?:${WORD}\\s*(?:no?[.º°]?\\s*)?)?#?\\d{1,3}(?:st|nd|rd|th|er|e|o|a)?[\\s${SIGN}]*(?:${WORD}[\\s${SIGN}]*)?$`,
  'i',
);
const ONLY_NUMBER_MAX = 40;
/** One sign; a dash only before a blank, as '-5 °C' keeps its own. */
const ONE_SIGN = '\\s*(?:[.):º°ª]|[–—-](?=\\s))\\s*(?=\\S)';
/**
 * A number that its word makes a step number wherever it stands: 'Step 4: ', '1º passo - '; not
 * 'Step 2.5 mm' and 'Step 4 - 6'.
 */
const WITH_WORD = new RegExp(
  `^\\s*(?:${WORD}\\s*#?\\d{1,3}(?!\\d|\\s*[.,–—-]\\s*\\d)|\\d{1,3}[.ºª°]?\\s*${WORD})${ONE_SIGN}`,
  'iu',
);
/** A dash before a number is a minus. */
const BULLET = /^\s*(?:[•▪*]\s+|[–—-]\s+(?![\d\s]))/u;

type Style = {
  pattern: RegExp;
  /** At least so many, and every text of the list; without it, two are enough. */
  allOf?: number;
};

/** Numbers with the signs of lists. */
const OF_LISTS: readonly Style[] = [
  { pattern: /^\(?(\d{1,3})\.?\)\s*(?=\S)/ },
  { pattern: /^(\d{1,3})\.(?:\s+|(?=\p{L}))/u },
  { pattern: /^(\d{1,3}):\s*(?=\p{L})/u },
];
/** The ways to write a number in front, each of which only counts together with its like. */
const STYLES: readonly Style[] = [
  ...OF_LISTS,
  { pattern: /^#(\d{1,3})[.):]?\s+/ },
  { pattern: /^(\d{1,3})[ºª°]\s*[.):–—-]?\s+/ },
  { pattern: /^(\d{1,3})\s*[–—-]\s+(?![\d\s])/, allOf: 2 },
  // '1 M5 screw' is a quantity.
  { pattern: /^(\d{1,3})\s+(?=\p{Lu}(?!\d))/u, allOf: 3 },
];

export function isNumber(text: string): boolean {
  const plain = text.trim();
  return plain.length <= ONLY_NUMBER_MAX && ONLY_NUMBER.test(plain);
}

/** A text without a bullet, and without a number that its word makes a step number. */
const withoutStepWord = (text: string): string =>
  text.replace(WITH_WORD, '').replace(BULLET, '').trim();

/** True if a text begins as the text of a numbered list does. */
export const looksNumbered = (text: string): boolean =>
  WITH_WORD.test(text) || OF_LISTS.some(({ pattern }) => pattern.test(text.trim()));

/**
 * The texts of a list without the numbers that count them: those that fit their place and their
 * neighbours. '(4) M5 screws' and '3. gear' keep theirs.
 * @param before how many texts the lists before have, where numbers may go on
 */
export function withoutStepNumbers(texts: readonly string[], before = 0): string[] {
  const plain = texts.map(withoutStepWord);
  const certain = texts.map((text) =>
    isNumber(text) || WITH_WORD.test(text) ? Number(/\d+/.exec(text)?.[0]) : undefined,
  );
  for (const { pattern, allOf } of STYLES) {
    const numbers = plain.map(
      (text, index) => certain[index] ?? Number(pattern.exec(text)?.[1] ?? NaN),
    );
    const counted = runsOf(numbers, before).flat();
    if (counted.length === 0 || (allOf && counted.length < Math.max(allOf, plain.length))) continue;
    for (const index of counted)
      plain[index] = isNumber(texts[index] ?? '') ? '' : (plain[index] ?? '').replace(pattern, '');
  }
  return plain;
}

/**
 * The indexes of numbers that go on from a 1, or from the lists before: two neighbours, or three
 * with gaps between them.
 */
function runsOf(numbers: readonly number[], before: number): number[][] {
  const runs: { indexes: number[]; hasGap: boolean }[] = [];
  let last = NaN;
  for (const [index, number] of numbers.entries()) {
    const run = runs.at(-1);
    const [start = 0] = run?.indexes ?? [];
    const isNext = number === last + 1;
    if (number === 1 || (index === 0 && number === before + 1))
      runs.push({ indexes: [index], hasGap: false });
    else if (run && (isNext || number - (numbers[start] ?? 0) === index - start)) {
      run.hasGap ||= run.indexes.at(-1) !== index - 1;
      run.indexes.push(index);
    } else continue;
    last = number;
  }
  return runs
    .filter(({ indexes, hasGap }) => indexes.length >= (hasGap ? 3 : 2))
    .map(({ indexes }) => indexes);
}
