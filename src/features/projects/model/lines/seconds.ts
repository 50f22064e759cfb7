import { TIMER_SECONDS_MAX, TIMER_SECONDS_MIN } from '../../constants';

const UNITS = [
  { word: 'h', seconds: 3600 },
  { word: 'min', seconds: 60 },
  { word: 's', seconds: 1 },
] as const;

/** The sign before a timer in a text. */
export const CLOCK = '⏱';

/** '45 s', '20 min' or '1 h 30 min': the same in every language. */
export const shortSeconds = (seconds: number): string =>
  partsOf(seconds)
    .map(({ count, word }) => `${count} ${word}`)
    .join(' ');

/** The seconds of a duration as `shortSeconds` writes it, if a timer can have them. */
export function secondsOf(short: string): number | undefined {
  const found = /^(?:(\d{1,2}) h)?(?:(?:^| )(\d{1,4}) min)?(?:(?:^| )(\d{1,5}) s)?$/.exec(short);
  const [, ...counts] = found ?? [];
  const seconds = UNITS.reduce((sum, unit, at) => sum + Number(counts[at] ?? 0) * unit.seconds, 0);
  return seconds >= TIMER_SECONDS_MIN && seconds <= TIMER_SECONDS_MAX ? seconds : undefined;
}

function partsOf(seconds: number) {
  let rest = seconds;
  const parts = UNITS.map((unit) => {
    const count = Math.floor(rest / unit.seconds);
    rest -= count * unit.seconds;
    return { ...unit, count };
  });
  const shown = parts.filter(({ count }) => count > 0);
  return shown.length > 0 ? shown : parts.slice(-1);
}
