import type { DurationWords } from '@/languages/types';
import { amountsAt, partAt, type Amount } from './numbers';
import { afterOneOf, isHyphen, isMark, type Token } from './tokens';
import {
  ABBREVIATIONS,
  ADJECTIVE_UNITS,
  isLowerCaseOnly,
  BEFORE_DIGITS,
  OTHER_MEASURES,
  UNITS,
  type Unit,
} from './units';

/** A duration without a range: '1 h 30', 'half an hour', 'zweistündige'. */
export type Span = {
  seconds: number;
  /** the place of the token after it */
  next: number;
  /** its first unit, which also serves the first number of '5 to 10 min' */
  unit: Unit;
  /** how its first number is written */
  kind: Amount['kind'];
  /** '1 minute', to which 'or two' may be added */
  isOne: boolean;
};

/** The longest duration that begins at a place. */
export function spanAt(
  tokens: readonly Token[],
  at: number,
  grammar: DurationWords,
  isInside = false,
): Span | undefined {
  const alone = oneWordAt(tokens, at, grammar) ?? bareUnitAt(tokens, at, grammar);
  if (alone) return alone;
  for (const amount of amountsAt(tokens, at, grammar, isInside)) {
    const span = spanOf(tokens, amount, grammar);
    if (span) return span;
  }
  return undefined;
}

function spanOf(tokens: readonly Token[], first: Amount, grammar: DurationWords): Span | undefined {
  const amount = partAfterArticle(tokens, first, grammar) ?? first;
  const unitMatch = unitAt(tokens, amount.next, grammar);
  if (!unitMatch || (amount.kind === 'clock' && unitMatch.unit.of === 'second')) return undefined;
  const { unit } = unitMatch;
  const seconds = amount.value * unit.seconds;
  const isWhole = Number.isInteger(amount.value) && amount.kind !== 'clock';
  const more =
    (isWhole &&
      (tailAt(tokens, unitMatch.next, unit, grammar) ??
        bareDigitsAt(tokens, unitMatch, grammar))) ||
    restAt(tokens, unitMatch.next, unit, grammar);
  if (!more && sticks(tokens, unitMatch.next)) return undefined;
  return {
    seconds: seconds + (more ? more.seconds : 0),
    next: more ? more.next : unitMatch.next,
    unit,
    kind: first.kind,
    isOne: !more && amount.value === 1 && first.kind !== 'digits',
  };
}

/** After 'eine gute', 'une bonne' and 'a further' may stand a part: 'halbe Stunde'. */
function partAfterArticle(
  tokens: readonly Token[],
  { value, next, kind }: Amount,
  grammar: DurationWords,
): Amount | undefined {
  if (value !== 1 || (kind !== 'article' && kind !== 'words')) return undefined;
  const after = afterAdjectives(tokens, next, grammar);
  return after > next ? partAt(tokens, after, grammar) : undefined;
}

function afterAdjectives(tokens: readonly Token[], at: number, grammar: DurationWords): number {
  let place = at;
  while (grammar.adjectives.includes(tokens[place]?.lower ?? '')) place += 1;
  return place;
}

function unitAt(tokens: readonly Token[], at: number, grammar: DurationWords) {
  const first = isHyphen(tokens, at) ? at + 1 : at;
  const place = afterAdjectives(tokens, first, grammar);
  const token = tokens[place];
  if (token?.kind !== 'word') return undefined;
  const unit = UNITS.get(token.plain) ?? ADJECTIVE_UNITS.get(token.plain);
  if (!unit || (isLowerCaseOnly(token.lower) && token.text !== token.lower)) return undefined;
  return { unit, next: place + 1 };
}

/** True if a letter, a digit or an apostrophe follows without a space: it is another word. */
function sticks(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token?.isJoined === true && (token.kind !== 'mark' || isMark(token, "'’"));
}

/** 'viertelstündige', 'Viertelstunde', 'zehnminütig': number and unit in one word. */
function oneWordAt(tokens: readonly Token[], at: number, grammar: DurationWords): Span | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word' || isInWord(tokens, at)) return undefined;
  const unit = UNITS.get(token.plain);
  const next = at + 1;
  if (unit?.of === 'minute' && unit.seconds > 60)
    return { seconds: unit.seconds, next, unit, kind: 'words', isOne: false };
  const stem = /(?:sekundig|minutig|stundig)(?:e[rsnm]?)?$/.exec(token.plain);
  const rest = stem && ADJECTIVE_UNITS.get(stem[0]);
  const word = token.plain.slice(0, stem?.index);
  const value = grammar.numbers.get(word) ?? grammar.fractions.get(word);
  if (!rest || value === undefined) return undefined;
  return { seconds: value * rest.seconds, next, unit: rest, kind: 'words', isOne: false };
}

/** Reports whether a word is the end of another one: '24-hour'. */
const isInWord = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.isJoined === true &&
  (tokens[at - 1]?.kind !== 'mark' || isMark(tokens[at - 1], "-‑/'’"));

/** 'hour and a half' without a number. */
function bareUnitAt(
  tokens: readonly Token[],
  at: number,
  grammar: DurationWords,
): Span | undefined {
  const token = tokens[at];
  const unit = UNITS.get(token?.plain ?? '');
  if (!token || !unit || !grammar.bareUnits.includes(token.lower) || isInWord(tokens, at))
    return undefined;
  const tail = tailAt(tokens, at + 1, unit, grammar);
  return (
    tail && {
      seconds: unit.seconds + tail.seconds,
      next: tail.next,
      unit,
      kind: 'words',
      isOne: false,
    }
  );
}

/** The seconds of the units that may follow a larger one. */
const SMALLER: Record<Unit['of'], readonly number[]> = { hour: [60, 1], minute: [1], second: [] };

type More = { seconds: number; next: number };

/** 'and a half', unless it is half of something else. */
function tailAt(
  tokens: readonly Token[],
  at: number,
  unit: Unit,
  grammar: DurationWords,
): More | undefined {
  if (unit.of === 'second') return undefined;
  let longest: More | undefined;
  let phrase = '';
  let place = at;
  for (let count = 0; count < 4; count += 1) {
    if (isHyphen(tokens, place)) place += 1;
    const token = tokens[place];
    if (token?.kind !== 'word') break;
    phrase = phrase ? `${phrase} ${token.plain}` : token.plain;
    place += 1;
    const share = grammar.tails.get(phrase);
    if (share !== undefined) longest = { seconds: share * unit.seconds, next: place };
  }
  const after = tokens[longest?.next ?? at];
  const isOther =
    after?.kind === 'word' && (grammar.measures.includes(after.lower) || UNITS.has(after.plain));
  return isOther ? undefined : longest;
}

/** Two digits alone are the next smaller unit: 1 h 30, 2 min 15. */
function bareDigitsAt(
  tokens: readonly Token[],
  { unit, next }: { unit: Unit; next: number },
  grammar: DurationWords,
): More | undefined {
  const [word, digits, after] = [tokens[next - 1], tokens[next], tokens[next + 1]];
  if (!BEFORE_DIGITS.includes(word?.lower ?? '')) return undefined;
  if (digits?.kind !== 'digits' || digits.text.length !== 2 || Number(digits.text) > 59)
    return undefined;
  const goesOn =
    after?.isJoined &&
    (after.kind !== 'mark' ||
      isMark(after, "/'’") ||
      (isMark(after, '.,:') && isNumberJoined(tokens[next + 2])));
  const isOther =
    isMark(after, '%°') || (after?.kind === 'word' && OTHER_MEASURES.includes(after.lower));
  if (goesOn || isOther || unitAt(tokens, next + 1, grammar)) return undefined;
  return { seconds: (Number(digits.text) * unit.seconds) / 60, next: next + 1 };
}

const isNumberJoined = (token: Token | undefined) => token?.kind === 'digits' && token.isJoined;

/** The smaller units after a larger one: '10 minutes and 5 seconds'. */
function restAt(
  tokens: readonly Token[],
  at: number,
  larger: Unit,
  grammar: DurationWords,
): More | undefined {
  const place = afterConnection(tokens, at, grammar);
  const isJoined = tokens[place]?.isJoined === true;
  if (isJoined && place > at) return undefined;
  for (const amount of amountsAt(tokens, place, grammar, isJoined)) {
    const unitMatch = unitAt(tokens, amount.next, grammar);
    const isSmaller = unitMatch && SMALLER[larger.of].includes(unitMatch.unit.seconds);
    if (!isSmaller || ['part', 'clock'].includes(amount.kind) || amount.value >= 60) continue;
    // In 'an hour and a second coat' the second is no unit.
    if (unitMatch.unit.of === 'second' && amount.value === 1 && amount.kind !== 'digits') continue;
    const isSmall = Number.isInteger(amount.value);
    const more = isSmall
      ? (bareDigitsAt(tokens, unitMatch, grammar) ??
        restAt(tokens, unitMatch.next, unitMatch.unit, grammar))
      : undefined;
    if (!more && sticks(tokens, unitMatch.next)) continue;
    const seconds = amount.value * unitMatch.unit.seconds + (more?.seconds ?? 0);
    return { seconds, next: more?.next ?? unitMatch.next };
  }
  return undefined;
}

/** After the full stop of an abbreviation, a comma, 'and'. */
function afterConnection(tokens: readonly Token[], at: number, grammar: DurationWords): number {
  const afterStop = afterAbbreviation(tokens, at);
  const comma = tokens[afterStop];
  const afterComma = isMark(comma, ',') && comma?.isJoined ? afterStop + 1 : afterStop;
  if (isMark(tokens[afterComma], '&')) return afterComma + 1;
  return afterOneOf(tokens, afterComma, grammar.and) ?? afterComma;
}

/** The place after the full stop of an abbreviated unit. */
export function afterAbbreviation(tokens: readonly Token[], at: number): number {
  const isShort = ABBREVIATIONS.includes(tokens[at - 1]?.lower ?? '');
  return isShort && isMark(tokens[at], '.') && tokens[at]?.isJoined ? at + 1 : at;
}
