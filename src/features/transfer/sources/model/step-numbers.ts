const WORD = '(?:step|passo|etapa|paso|[eé]tape|schritt)';
const SIGN = '[.):º°ª–—-]';
/** Only a number: '1', '2.', '(3)', 'Step 4:', '2nd step', '1º passo'. */
const ONLY_NUMBER = new RegExp(
  `^[\\s(#]*(?:${WORD}\\s*(?:no?[.º°]?\\s*)?)?#?\\d{1,3}(?:st|nd|rd|th|er|e|o|a)?\\s*${SIGN}*(?:\\s*${WORD})?\\s*${SIGN}*\\s*$`,
  'i',
);
/**
 * A leading step number: '1. ', '2) ', '(3) ', '1.Mix', 'Step 4: ', '1º passo - '. A quantity does
 * not count.
 */
const IN_FRONT = new RegExp(
  `^\\s*(?:\\(?\\d{1,3}[.):](?:\\s+|(?=\\p{L}))|\\(\\d{1,3}\\)\\s*|#\\d{1,3}\\s+|${WORD}\\s*#?\\d{1,3}\\s*${SIGN}\\s*|\\d{1,3}[ºª°]\\s*${WORD}?\\s*${SIGN}?\\s+)(?=\\S)`,
  'iu',
);
const NUMBERS_MAX = 500;
const BULLET = /^\s*[•▪*–—-]\s+/u;

const EMPTY_ITEM = /^[•▪]$/;

export const isNumber = (text: string): boolean => ONLY_NUMBER.test(text);

/** A name or text without its step number. */
export function withoutNumber(text: string): string {
  return isNumber(text) ? '' : text.replace(IN_FRONT, '').replace(BULLET, '').trim();
}

/**
 * Whether these texts are numbered from 1, perhaps without punctuation: '1 Mix', '2 Stir', '3
 * Bake'.
 */
const areNumbered = (texts: readonly string[]): boolean =>
  texts.length > 2 &&
  texts.every((text, index) => new RegExp(`^${index + 1}\\s*[.):–—-]?\\s+\\p{L}`, 'u').test(text));

/** Texts without consecutive numbers. */
export const withoutRunningNumbers = (texts: readonly string[]): readonly string[] =>
  areNumbered(texts) ? texts.map((text) => text.replace(/^\d+\s*[.):–—-]?\s+/, '')) : texts;

/** Lines of a text without their numbers; lines after a line with only a number are one step. */
export function numberedLines(text: string): string[] {
  const lines = inlineLines(
    text
      .split(/\n+/)
      .map((line) => line.trim())
      .filter((line) => line !== '' && !EMPTY_ITEM.test(line)),
  );
  if (lines.filter(isNumber).length < 2)
    return lines
      .filter((line) => !isNumber(line))
      .map(withoutNumber)
      .filter(Boolean);
  const steps: string[][] = [];
  for (const line of lines) {
    if (isNumber(line) || steps.length === 0) steps.push([]);
    if (!isNumber(line)) steps.at(-1)?.push(withoutNumber(line));
  }
  return steps.map((each) => each.join('\n')).filter(Boolean);
}

/** Consecutive numbers within a line, '1. Mix it. 2. Bake it.', begin lines. */
function inlineLines(lines: string[]): string[] {
  const [line = '', ...others] = lines;
  if (others.length > 0 || !/^\(?1[.)]\s/.test(line)) return lines;
  const found: string[] = [];
  let from = 0;
  for (let number = 2; number < NUMBERS_MAX; number += 1) {
    const at = line
      .slice(from + 1)
      .search(new RegExp(`(?<=[.!?:;,]\\s+)\\(?${number}[.)]\\s+(?=\\p{L})`, 'u'));
    if (at < 0) break;
    found.push(line.slice(from, from + 1 + at).trim());
    from += 1 + at;
  }
  return [...found, line.slice(from)];
}
