import { STEP_WORDS } from '../constants';

const WORD = `(?:${Object.values(STEP_WORDS).join('|')}|etapa|etape)`;
const SIGN = '[.):º°ª–—-]';
/** Only a number: '1', '2.', '(3)', 'Step 4:', '2nd step', '1º passo'. */
const ONLY_NUMBER = new RegExp(
  `^[\\s(#]*(?:${WORD}\\s*(?:no?[.º°]?\\s*)?)?#?\\d{1,3}(?:st|nd|rd|th|er|e|o|a)?\\s*${SIGN}*(?:\\s*${WORD})?\\s*${SIGN}*\\s*$`,
  'i',
);
/** A number that its word makes a step number wherever it stands: 'Step 4: ', '1º passo - '. */
const WITH_WORD = new RegExp(
  `^\\s*(?:${WORD}\\s*#?\\d{1,3}\\s*${SIGN}+|\\d{1,3}[.ºª°]?\\s*${WORD}\\s*${SIGN}+)\\s*(?=\\S)`,
  'iu',
);
const BULLET = /^\s*[•▪*–—-]\s+/u;

type Style = {
  pattern: RegExp;
  /** How many texts must have it, all of the list; two of any otherwise. */
  allOf?: number;
};

/** The ways to write a number in front, each of which only counts together with its like. */
const STYLES: readonly Style[] = [
  { pattern: /^\(?(\d{1,3})\.?\)\s*(?=\S)/ },
  { pattern: /^(\d{1,3})\.(?:\s+|(?=\p{L}))/u },
  { pattern: /^(\d{1,3}):\s*(?=\p{L})/u },
  { pattern: /^#(\d{1,3})[.):]?\s+/ },
  { pattern: /^(\d{1,3})[ºª°]\s*[.):–—-]?\s+/ },
  { pattern: /^(\d{1,3})\s*[–—-]\s+/, allOf: 2 },
  { pattern: /^(\d{1,3})\s+(?=\p{L})/u, allOf: 3 },
];
const ALONE = /^1[.)]\s/;

export const isNumber = (text: string): boolean => ONLY_NUMBER.test(text);

/** A text without a bullet, and without a number that its word makes a step number. */
export function withoutStepWord(text: string): string {
  return isNumber(text) ? '' : text.replace(WITH_WORD, '').replace(BULLET, '').trim();
}

/** Whether a text begins as the text of a numbered list does. */
export const looksNumbered = (text: string): boolean =>
  WITH_WORD.test(text) || STYLES.slice(0, 3).some(({ pattern }) => pattern.test(text.trim()));

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
  const [only = ''] = plain;
  if (plain.length === 1) return [only.replace(ALONE, '')];
  for (const { pattern, allOf } of STYLES) {
    const numbers = plain.map(
      (text, index) => certain[index] ?? Number(pattern.exec(text)?.[1] ?? NaN),
    );
    const runs = runsOf(numbers, before);
    const counted = runs.filter((run) => run.length > 1).flat();
    if (counted.length === 0 || (allOf && counted.length < Math.max(allOf, plain.length))) continue;
    for (const index of counted)
      if (certain[index] === undefined) plain[index] = (plain[index] ?? '').replace(pattern, '');
  }
  return plain;
}

/** The indexes of numbers that go on from a 1, or from the lists before. */
function runsOf(numbers: readonly number[], before: number): number[][] {
  const runs: number[][] = [];
  let last = NaN;
  for (const [index, number] of numbers.entries()) {
    const run = runs.at(-1);
    const start = run?.[0] ?? 0;
    if (number === 1 || (index === 0 && number === before + 1)) runs.push([index]);
    else if (run && (number === last + 1 || number - (numbers[start] ?? 0) === index - start))
      run.push(index);
    else continue;
    last = number;
  }
  return runs;
}
