import type { DurationWords } from '@/languages/types';
import { afterOneOf, endsBefore, isElided, isHyphen, isMark, type Token } from './tokens';

export type Amount = {
  value: number;
  /** the place of the token after it */
  next: number;
  /** articles need a unit directly behind them, parts are of one unit, clocks have a colon */
  kind: 'digits' | 'words' | 'article' | 'part' | 'clock';
};

const PARTS: Record<string, number> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};
/** The longest phrases have five words: 'three quarters of an'. */
const PHRASE_MAX = 5;

/** All readings of the number that begins at a place, the longest first. */
export function amountsAt(
  tokens: readonly Token[],
  at: number,
  grammar: DurationWords,
  isInside = false,
): Amount[] {
  const token = tokens[at];
  if (!token || !(isInside || mayBegin(tokens, at))) return [];
  if (token.kind === 'word') return wordAmounts(tokens, at, grammar);
  const amount = figureAt(tokens, at);
  return amount ? withParts(tokens, amount, grammar) : [];
}

/** A part of a unit in words: 'half an', 'quart d’'. */
export function partAt(
  tokens: readonly Token[],
  at: number,
  grammar: DurationWords,
): Amount | undefined {
  return phraseAt(tokens, at, grammar.fractions, 'part');
}

function wordAmounts(tokens: readonly Token[], at: number, grammar: DurationWords): Amount[] {
  if (endsBefore(tokens, at, grammar.hundreds)) return [];
  const part = partAt(tokens, at, grammar);
  const number = phraseAt(tokens, at, grammar.numbers, 'words');
  const article = grammar.articles.includes(tokens[at]?.lower ?? '');
  return [
    ...(part ? [part] : []),
    ...(number ? withParts(tokens, number, grammar) : []),
    ...(article ? [{ value: 1, next: at + 1, kind: 'article' as const }] : []),
  ];
}

/** '1 and a half', before the number alone. */
function withParts(tokens: readonly Token[], amount: Amount, grammar: DurationWords): Amount[] {
  if (amount.kind === 'clock' || !Number.isInteger(amount.value)) return [amount];
  const afterHyphen = isHyphen(tokens, amount.next) ? amount.next + 1 : amount.next;
  const and = afterOneOf(tokens, afterHyphen, grammar.and);
  if (and === undefined) return [amount];
  const place = isHyphen(tokens, and) ? and + 1 : and;
  const part = partAt(tokens, place, grammar) ?? figureAt(tokens, place);
  if (!part || part.value >= 1) return [amount];
  return [{ ...amount, value: amount.value + part.value, next: part.next }, amount];
}

function phraseAt(
  tokens: readonly Token[],
  at: number,
  phrases: ReadonlyMap<string, number>,
  kind: 'part' | 'words',
): Amount | undefined {
  let longest: Amount | undefined;
  let phrase = '';
  let place = at;
  for (let count = 0; count < PHRASE_MAX; count += 1) {
    if (count > 0 && isHyphen(tokens, place)) place += 1;
    const token = tokens[place];
    if (token?.kind !== 'word') break;
    phrase = phrase ? `${phrase} ${token.plain}` : token.plain;
    place += 1;
    const value = phrases.get(phrase);
    if (value !== undefined) longest = { value, next: place, kind };
  }
  return longest;
}

/** A number must not stick to a letter, a digit, a slash, a sign of money or a decimal point. */
function mayBegin(tokens: readonly Token[], at: number): boolean {
  const [two, before, token] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (!token?.isJoined || !before) return true;
  if (before.kind === 'word') return isElided(before);
  if (before.kind !== 'mark') return false;
  if (isMark(before, '/#$€£')) return false;
  if (isMark(before, "'’")) return token.kind === 'word';
  // '.5 hours' begins at its point, '10:30:15' at its first digits.
  if (!before.isJoined) return !isMark(before, '.');
  return !(isMark(before, '.,:') && isNumber(two));
}

const isNumber = (token: Token | undefined) =>
  token?.kind === 'digits' || token?.kind === 'fraction';
const isJoinedDigits = (token: Token | undefined) => token?.kind === 'digits' && token.isJoined;

/** A number in digits; undefined for versions, dates and the like. */
function figureAt(tokens: readonly Token[], at: number): Amount | undefined {
  const token = tokens[at];
  if (token?.kind === 'fraction')
    return { value: PARTS[token.text] ?? 0, next: at + 1, kind: 'part' };
  if (isMark(token, '.') && isJoinedDigits(tokens[at + 1]))
    return { value: Number(`0.${tokens[at + 1]?.text}`), next: at + 2, kind: 'digits' };
  if (token?.kind !== 'digits') return undefined;
  const ratio = ratioAt(tokens, at);
  if (ratio || isMark(tokens[at + 1], '/')) return ratio;
  const clock = clockAt(tokens, at);
  if (clock) return clock;
  const { value, next } = decimalAt(tokens, at);
  const goesOn = isMark(tokens[next], '.,:') && tokens[next]?.isJoined;
  if (goesOn && isJoinedDigits(tokens[next + 1])) return undefined;
  const part = mixedPartAt(tokens, next);
  return Number.isInteger(value) && part
    ? { value: value + part.value, next: part.next, kind: 'digits' }
    : { value, next, kind: 'digits' };
}

/** 1/2, 3/4; other numbers with a slash are dates or choices. */
function ratioAt(tokens: readonly Token[], at: number): Amount | undefined {
  const [upper, slash, lower] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!isMark(slash, '/⁄') || !slash?.isJoined || !isJoinedDigits(lower)) return undefined;
  const [above, below] = [Number(upper?.text), Number(lower?.text)];
  const isSimple = [2, 3, 4].includes(below) && above > 0 && above < below;
  const isDate = isMark(tokens[at + 3], '/') && tokens[at + 3]?.isJoined;
  return isSimple && !isDate ? { value: above / below, next: at + 3, kind: 'part' } : undefined;
}

/** 2:15, which is minutes and seconds or hours and minutes. */
function clockAt(tokens: readonly Token[], at: number): Amount | undefined {
  const [colon, rest, after] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (!isMark(colon, ':') || !colon?.isJoined || !isJoinedDigits(rest)) return undefined;
  if (rest?.text.length !== 2 || Number(rest.text) > 59) return undefined;
  if (isMark(after, ':') && isJoinedDigits(tokens[at + 4])) return undefined;
  return { value: Number(tokens[at]?.text) + Number(rest.text) / 60, next: at + 3, kind: 'clock' };
}

/** The rest of 2½, 3 ½, 2 1/2 and 2-1/2. */
function mixedPartAt(tokens: readonly Token[], at: number): Amount | undefined {
  if (tokens[at]?.kind === 'fraction') return figureAt(tokens, at);
  if (isHyphen(tokens, at)) return ratioAt(tokens, at + 1);
  return tokens[at]?.kind === 'digits' ? ratioAt(tokens, at) : undefined;
}

/** Three digits after a point, a comma or a space are thousands; others are decimals. */
function decimalAt(tokens: readonly Token[], at: number): { value: number; next: number } {
  let whole = tokens[at]?.text ?? '';
  let next = at + 1;
  const separator = tokens[next];
  const isThousands = (place: number, mark: string): number => {
    const digits = tokens[mark ? place + 1 : place];
    if (digits?.kind !== 'digits' || digits.text.length !== 3) return 0;
    if (!mark) return digits.isJoined ? 0 : 1;
    return isMark(tokens[place], mark) && tokens[place]?.isJoined && digits.isJoined ? 2 : 0;
  };
  const mark = isMark(separator, '.,') ? (separator?.text ?? '') : '';
  if (whole.length <= 3 && !whole.startsWith('0')) {
    for (let size = isThousands(next, mark); size > 0; size = isThousands(next, mark)) {
      whole += tokens[next + size - 1]?.text ?? '';
      next += size;
    }
  }
  const point = tokens[next];
  const decimals = tokens[next + 1];
  const isDecimal = isMark(point, '.,') && point?.isJoined && isJoinedDigits(decimals);
  if (!isDecimal || (next > at + 1 && point?.text === mark)) return { value: Number(whole), next };
  return { value: Number(`${whole}.${decimals?.text}`), next: next + 2 };
}
