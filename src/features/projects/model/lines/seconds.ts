import { TIMER_SECONDS_MAX, TIMER_SECONDS_MIN } from '../../constants';
import { partsOf } from '../durations/duration-text';

const WORDS = { hour: 'h', minute: 'min', second: 's' };

/** The sign before a timer in a text. */
export const CLOCK = '⏱';

/** '45 s', '20 min' or '1 h 30 min': the same in every language. */
export const shortSeconds = (seconds: number): string =>
  partsOf(seconds)
    .map(([unit, count]) => `${count} ${WORDS[unit]}`)
    .join(' ');

/** The seconds of a duration as `shortSeconds` writes it, if a timer can have them. */
export function secondsOf(short: string): number | undefined {
  const match = /^(?:(\d{1,2}) h)?(?:(?:^| )(\d{1,4}) min)?(?:(?:^| )(\d{1,5}) s)?$/.exec(short);
  const [, hours = 0, minutes = 0, rest = 0] = match ?? [];
  const seconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
  return seconds >= TIMER_SECONDS_MIN && seconds <= TIMER_SECONDS_MAX ? seconds : undefined;
}
