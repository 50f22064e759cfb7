import { DURATIONS } from '@/languages/durations';
import type { DurationWords } from '@/languages/types';
import { afterOneOf, afterWords, endsBefore, isHyphen, isMark, type Token } from './tokens';
import type { Unit } from './units';

/** A possible timer: where it stands, and what its words are. */
export type Candidate = { at: number; next: number; unit: Unit; kind: string };

/** True if the words around a duration show that it is none to wait for. */
export function isNoTimer(
  tokens: readonly Token[],
  found: Candidate,
  grammar: DurationWords,
): boolean {
  return (
    isHowOften(tokens, found, grammar) ||
    isRate(tokens, found, grammar) ||
    (found.unit.of === 'hour' && isTimeOfDay(tokens, found, grammar)) ||
    (found.unit.of === 'hour' && isClockFormat(tokens, found)) ||
    isOtherWord(tokens, found, grammar) ||
    isNameOrDecade(tokens, found)
  );
}

/** 'every 5 minutes', 'alle ca. 10 Minuten', 'de 10 em 10 minutos'. */
function isHowOften(tokens: readonly Token[], { at }: Candidate, grammar: DurationWords): boolean {
  if (endsBefore(tokens, beforeAbout(tokens, at, grammar), grammar.every)) return true;
  const [number, between] = [tokens[at - 2], tokens[at - 1]];
  return between?.lower === 'em' && number !== undefined && number.plain === tokens[at]?.plain;
}

/** The place before 'about', 'ca.' and '~'. */
export function beforeAbout(tokens: readonly Token[], at: number, grammar: DurationWords): number {
  const before = tokens[at - 1];
  const isStop = isMark(before, '.') && grammar.about.includes(tokens[at - 2]?.lower ?? '');
  const isAbout = isMark(before, '~≈') || grammar.about.includes(before?.lower ?? '');
  return isStop ? at - 2 : isAbout ? at - 1 : at;
}

const TIMES = 'once twice thrice times x'.split(' ');
/** After these, 'an hour' is one to wait for: '2 eggs an hour before'. */
const AFTER_WAITING =
  'before after later ago until till to or and at from earlier apart ahead in on'.split(' ');

/** '5 hours a week', '24 h/24', '60 drops a minute'. */
function isRate(tokens: readonly Token[], { at, next, kind }: Candidate, grammar: DurationWords) {
  if (afterOneOf(tokens, next, grammar.rates) !== undefined) return true;
  const afterSlash = tokens[next + 1];
  const isSlash = isMark(tokens[next], '/') && afterSlash !== undefined;
  if (isSlash && (afterSlash.kind === 'digits' || grammar.periods.includes(afterSlash.lower)))
    return true;
  if (kind !== 'article' || next !== at + 2) return false;
  if (TIMES.includes(tokens[at - 1]?.lower ?? '')) return true;
  const [count, noun] = [tokens[at - 2], tokens[at - 1]];
  const isCounted = count?.kind === 'digits' || grammar.numbers.has(count?.plain ?? '');
  return isCounted && noun?.kind === 'word' && !AFTER_WAITING.includes(tokens[next]?.lower ?? '');
}

/** 'às 14h30', 'a las 9 h', 'Heure de départ : 14 h'. */
function isTimeOfDay(tokens: readonly Token[], { at, next }: Candidate, grammar: DurationWords) {
  if (afterOneOf(tokens, next, grammar.clockAfter) !== undefined) return true;
  const isUpTo = tokens[at - 2]?.lower === "jusqu'";
  if (!isUpTo && endsBefore(tokens, at, grammar.clock)) return true;
  // Up to three words may stand after a label: 'horário de atendimento: 9 h'.
  for (let place = at, words = 0; words <= 3; place -= 1) {
    if (endsBefore(tokens, place, grammar.hourLabels)) return true;
    const before = tokens[place - 1];
    if (before?.kind === 'word') words += 1;
    else if (!isMark(before, ':')) return false;
  }
  return false;
}

const ALL = Object.values(DURATIONS);
const FORMATS_BEFORE = ALL.flatMap(({ clockFormats }) => clockFormats.before);
const FORMATS_AFTER = ALL.flatMap(({ clockFormats }) => clockFormats.after);
const OR = ALL.flatMap(({ or }) => or);

/** '24-hour clock', 'formato de 24 horas', '12 horas ou AM/PM'. */
function isClockFormat(tokens: readonly Token[], { at, next }: Candidate): boolean {
  if (endsBefore(tokens, at, FORMATS_BEFORE)) return true;
  const place = isHyphen(tokens, next) ? next + 1 : next;
  if (FORMATS_AFTER.includes(tokens[place]?.lower ?? '')) return true;
  const afterOr = afterOneOf(tokens, next, OR) ?? next;
  const [first, slash] = [tokens[afterOr], tokens[afterOr + 1]];
  return /^[ap]m$/i.test(first?.text ?? '') && isMark(slash, '/');
}

/** Nouns after which 'a minute' means very small. */
const SMALL_THINGS = (
  'amount amounts quantity quantities detail details crack cracks trace traces gap gaps particle particles ' +
  'scratch scratches hole holes difference differences fraction speck chip leak change adjustment'
).split(' ');

/** 'the minute hand', 'a minute crack', 'passo 8 segundo o manual'. */
function isOtherWord(
  tokens: readonly Token[],
  { at, next, kind }: Candidate,
  grammar: DurationWords,
) {
  const after = tokens[isHyphen(tokens, next) ? next + 1 : next];
  if (after?.kind !== 'word') return false;
  if (['hand', 'hands'].includes(after.lower)) return true;
  const unit = tokens[next - 1]?.lower;
  if (unit === 'minute' && kind === 'article' && SMALL_THINGS.includes(after.lower)) return true;
  return unit === 'segundo' && endsBefore(tokens, at, grammar.numberLabels);
}

const PRODUCTS =
  'iphone iphones ipad ipads ipod galaxy redmi xiaomi poco oneplus pixel nexus xperia honor huawei moto note'.split(
    ' ',
  );
const BEFORE_DECADES = ALL.flatMap(({ beforeDecades }) => beforeDecades);

/** 'iPhone 5s', 'Redmi Note 10s', 'the 70s', 'the 1970s'. */
function isNameOrDecade(tokens: readonly Token[], { at, next }: Candidate): boolean {
  const [number, unit] = [tokens[at], tokens[next - 1]];
  const isShort = number?.kind === 'digits' && unit?.text === 's' && unit.isJoined;
  if (!isShort) return false;
  const isTen = /^(?:1[5-9]\d|20\d|[2-9])0$/.test(number.text);
  if (isTen && (number.text.length === 4 || isMark(tokens[at - 1], "'’"))) return true;
  if (isTen && endsBefore(tokens, at, BEFORE_DECADES)) return true;
  // A name may go on for a few words: 'iPhone 5c or 5s', 'Galaxy Note 10s'.
  for (let place = at - 1; place >= at - 4; place -= 1)
    if (PRODUCTS.includes(tokens[place]?.lower ?? '')) return true;
  return false;
}

/** 'step 5': a number that is no amount, and does not begin a range. */
export const isLabelled = (tokens: readonly Token[], at: number, grammar: DurationWords): boolean =>
  endsBefore(tokens, isMark(tokens[at - 1], '.') ? at - 1 : at, grammar.numberLabels);

/** 'an hour or two' is a range, 'an hour or two days' is none. */
export const isFollowedByOneOf = (
  tokens: readonly Token[],
  at: number,
  words: readonly string[],
): boolean => words.some((word) => afterWords(tokens, at, word) !== undefined);
