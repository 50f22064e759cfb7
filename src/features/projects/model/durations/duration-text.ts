/** The units of a duration, without those that are zero. */
export function partsOf(seconds: number): ['hour' | 'minute' | 'second', number][] {
  const whole = Math.max(0, Math.round(seconds));
  const parts: ['hour' | 'minute' | 'second', number][] = [
    ['hour', Math.floor(whole / 3600)],
    ['minute', Math.floor((whole % 3600) / 60)],
    ['second', whole % 60],
  ];
  const filled = parts.filter(([, value]) => value > 0);
  return filled.length > 0 ? filled : [['second', 0]];
}

/**
 * A length of time in a language: '1 hr 30 min' for buttons, '1 hour, 30 minutes' (`long`) for
 * speech. Intl.DurationFormat would do it, but not every browser and Node 20 have it.
 */
export function durationText(
  seconds: number,
  lang: string,
  unitDisplay: 'short' | 'long' = 'short',
): string {
  const parts = partsOf(seconds).map(([unit, value]) =>
    new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay }).format(value),
  );
  const style = unitDisplay === 'long' ? 'long' : 'narrow';
  return new Intl.ListFormat(lang, { type: 'unit', style }).format(parts);
}

/** Remaining time on a timer: '4:05', '1:00:00'. */
export function countdownText(seconds: number): string {
  const whole = Math.max(0, seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const rest = two(Math.floor(whole % 60));
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** The ISO 8601 duration: PT1H30M, for performTime. */
export function isoOfSeconds(seconds: number): string {
  return `PT${partsOf(seconds)
    .map(([unit, value]) => `${value}${unit.charAt(0).toUpperCase()}`)
    .join('')}`;
}
