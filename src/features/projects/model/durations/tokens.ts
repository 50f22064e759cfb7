/** A word, a run of digits, a fraction such as '½', or one mark; spaces only part them. */
export type Token = {
  kind: 'word' | 'digits' | 'fraction' | 'mark';
  text: string;
  /** in lower case, with accents: 'à' and 'a' are different words */
  lower: string;
  /** also without accents: 'três' and 'tres' are the same number */
  plain: string;
  start: number;
  end: number;
  /** nothing stands between it and the token before it */
  isJoined: boolean;
};

// An elided word keeps its apostrophe: d'une. Marks of emphasis (**) part nothing.
const PIECES = /([\p{L}\p{M}_]+(?:['’](?=\p{L}))?)|(\d+)|([½¼¾⅓⅔])|([^\S\n]+)|\*\*|[^]/gu;

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let isJoined = false;
  for (const match of text.matchAll(PIECES)) {
    const [piece, word, digits, fraction, gap] = match;
    if (piece === '**') continue;
    if (gap) {
      isJoined = false;
      continue;
    }
    const kind = word ? 'word' : digits ? 'digits' : fraction ? 'fraction' : 'mark';
    const lower = piece.normalize('NFC').toLowerCase().replace('’', "'");
    const plain = word ? plainWord(lower) : lower;
    const [start, end] = [match.index, match.index + piece.length];
    tokens.push({ kind, text: piece, lower, plain, start, end, isJoined });
    isJoined = true;
  }
  return tokens;
}

export const plainWord = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace('ß', 'ss');

export const isElided = (token: Token): boolean => token.lower.endsWith("'");

export const isMark = (token: Token | undefined, marks: string): boolean =>
  token?.kind === 'mark' && marks.includes(token.text);

/** True for the hyphen in 'twenty-five' and 'a 10-minute rest'. */
export const isHyphen = (tokens: readonly Token[], at: number): boolean =>
  isMark(tokens[at], '-‑') && tokens[at]?.isJoined === true && tokens[at + 1]?.isJoined === true;

/** The place after `words` if they stand at `at`, joined by spaces or hyphens. */
export function afterWords(
  tokens: readonly Token[],
  at: number,
  words: string,
  of: 'lower' | 'plain' = 'lower',
): number | undefined {
  // Most phrases differ in their first word.
  if (!words.startsWith(tokens[at]?.[of] ?? ' ')) return undefined;
  let place = at;
  for (const [index, word] of words.split(' ').entries()) {
    if (index > 0 && isHyphen(tokens, place)) place += 1;
    if (tokens[place]?.[of] !== word) return undefined;
    place += 1;
  }
  return place;
}

/** The place after the first of `phrases` that stands at `at`. */
export function afterOneOf(
  tokens: readonly Token[],
  at: number,
  phrases: readonly string[],
): number | undefined {
  for (const phrase of phrases) {
    const place = afterWords(tokens, at, phrase);
    if (place !== undefined) return place;
  }
  return undefined;
}

/** Reports whether one of `phrases` stands directly before `at`. */
export const endsBefore = (
  tokens: readonly Token[],
  at: number,
  phrases: readonly string[],
): boolean =>
  phrases.some((phrase) => {
    if (!phrase.endsWith(tokens[at - 1]?.lower ?? ' ')) return false;
    const words = phrase.split(' ');
    return words.every((word, index) => tokens[at - words.length + index]?.lower === word);
  });
