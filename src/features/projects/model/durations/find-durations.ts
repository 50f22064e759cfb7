import type { DurationWords } from '@/languages/types';
import { DURATIONS } from '@/languages/durations';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { TIMER_SECONDS_MAX, TIMER_SECONDS_MIN } from '../../constants';
import { amountsAt, type Amount } from './numbers';
import { beforeAbout, isFollowedByOneOf, isLabelled, isNoTimer, type Candidate } from './no-timer';
import { afterAbbreviation, spanAt, type Span } from './spans';
import { afterOneOf, endsBefore, isHyphen, isMark, tokensOf, type Token } from './tokens';
import { LONG_UNITS, mayHaveUnit } from './units';

export type FoundDuration = {
  /** the lower end of a range */
  seconds: number;
  /** the upper end of a range */
  secondsTo?: number;
  /** the place in the text, in UTF-16 units */
  start: number;
  end: number;
  /** as it is written, without marks of emphasis */
  label: string;
};

/** The durations in a step's text that a reader may want a timer for, in their order. */
export function findDurations(text: string, lang: ProjectLanguage): FoundDuration[] {
  // Most texts have none, and looking closely takes a hundred times as long.
  if (!mayHaveUnit(text)) return [];
  const tokens = tokensOf(text);
  const grammar = DURATIONS[lang];
  const durations: FoundDuration[] = [];
  let at = 0;
  while (at < tokens.length) {
    const range = rangeAt(tokens, at, grammar);
    if (range && !isNoTimer(tokens, range, grammar))
      durations.push(...timersOf(text, tokens, range));
    at = range?.next ?? afterNumber(tokens, at, grammar);
  }
  return durations;
}

type Range = Candidate & { seconds: number; secondsTo?: number };

function timersOf(text: string, tokens: readonly Token[], found: Range): FoundDuration[] {
  const seconds = Math.round(found.seconds);
  const secondsTo = Math.round(found.secondsTo ?? 0);
  if (seconds < TIMER_SECONDS_MIN || Math.max(seconds, secondsTo) > TIMER_SECONDS_MAX) return [];
  const start = tokens[found.at]?.start ?? 0;
  const end = tokens[found.next - 1]?.end ?? start;
  const label = text.slice(start, end).replaceAll('**', '');
  return [{ seconds, ...(secondsTo > seconds ? { secondsTo } : {}), start, end, label }];
}

/** The place after a number without a unit: the 'five' of 'twenty-five' is no number of its own. */
function afterNumber(tokens: readonly Token[], at: number, grammar: DurationWords): number {
  const amounts = amountsAt(tokens, at, grammar).filter(({ kind }) => kind !== 'part');
  return amounts.at(-1)?.next ?? at + 1;
}

/** A range or a single duration. */
function rangeAt(tokens: readonly Token[], at: number, grammar: DurationWords): Range | undefined {
  const isBetween = endsBefore(tokens, beforeAbout(tokens, at, grammar), grammar.between);
  if (!isLabelled(tokens, at, grammar))
    for (const amount of amountsAt(tokens, at, grammar)) {
      const range = sharedUnitAt(tokens, at, amount, grammar, isBetween);
      if (range) return range;
    }
  const first = spanAt(tokens, at, grammar);
  if (!first) return undefined;
  const { unit, kind, seconds } = first;
  const end = upperEndAt(tokens, first, grammar, isBetween);
  return { at, unit, kind, seconds, next: end?.next ?? first.next, secondsTo: end?.seconds };
}

/** '5 to 10 min': the unit of the second number serves the first. */
function sharedUnitAt(
  tokens: readonly Token[],
  at: number,
  { value, next, kind }: Amount,
  grammar: DurationWords,
  isBetween: boolean,
): Range | undefined {
  const place = kind === 'article' ? undefined : afterSeparator(tokens, next, grammar, isBetween);
  const second = place === undefined ? undefined : spanAt(tokens, place, grammar, true);
  if (!second || second.kind === 'article') return undefined;
  const seconds = value * second.unit.seconds;
  // A larger first number belongs to something else: '180 - 20 minutes'.
  if (seconds > second.seconds) return undefined;
  return { at, next: second.next, unit: second.unit, kind, seconds, secondsTo: second.seconds };
}

/** The second half of '45 s - 1 minute' and 'a minute or two'. */
function upperEndAt(
  tokens: readonly Token[],
  first: Span,
  grammar: DurationWords,
  isBetween: boolean,
): { seconds: number; next: number } | undefined {
  const afterFirst = afterAbbreviation(tokens, first.next);
  const place = afterSeparator(tokens, afterFirst, grammar, isBetween);
  const second = place === undefined ? undefined : spanAt(tokens, place, grammar, true);
  if (second && second.seconds >= first.seconds) return second;
  const afterOr = first.isOne ? afterOneOf(tokens, first.next, grammar.or) : undefined;
  const more = afterOr === undefined ? undefined : amountsAt(tokens, afterOr, grammar)[0];
  if (more?.kind !== 'words' || (more.value !== 2 && more.value !== 3)) return undefined;
  if (isFollowedByOneOf(tokens, more.next, LONG_UNITS)) return undefined;
  return { seconds: more.value * first.unit.seconds, next: more.next };
}

/** After a dash, 'to', 'or'; after 'and' only in 'between 5 and 10'. */
function afterSeparator(
  tokens: readonly Token[],
  at: number,
  grammar: DurationWords,
  isBetween: boolean,
): number | undefined {
  const words = [...grammar.to, ...grammar.or, ...(isBetween ? grammar.and : [])];
  // '5- to 10-minute', 'five-to-ten-minute'
  const afterHyphen = isMark(tokens[at], '-‑') && tokens[at]?.isJoined ? at + 1 : at;
  const afterWord = afterOneOf(tokens, afterHyphen, words);
  if (afterWord !== undefined) return isHyphen(tokens, afterWord) ? afterWord + 1 : afterWord;
  return isMark(tokens[at], '-‑–—−~') ? at + 1 : undefined;
}
