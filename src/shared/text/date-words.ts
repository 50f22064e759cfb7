/**
 * Formats a moment in a time zone: `DD MMM YYYY` and the time of day
 * (docs/reference/interface.md#dates-and-numbers). Components use `useMoments`, which knows the
 * zone of the reader. Figures have their own format (src/ui/date-range/date-range-rules.ts).
 */
export function dateWords(
  instant: string,
  locale: string,
  timeZone: string,
  hasSeconds = false,
): { date: string; time: string } {
  const at = new Date(instant);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(at);
  // Some languages abbreviate months with a full stop.
  const month = part({ month: 'short' }).replace('.', '');
  return {
    date: `${part({ day: '2-digit' })} ${month} ${part({ year: 'numeric' })}`,
    time: part({
      hour: '2-digit',
      minute: '2-digit',
      ...(hasSeconds ? { second: '2-digit' } : {}),
      hourCycle: 'h23',
    }),
  };
}

/** Both, as in lists. */
export function momentText(
  instant: string,
  locale: string,
  timeZone: string,
  hasSeconds = false,
): string {
  const { date, time } = dateWords(instant, locale, timeZone, hasSeconds);
  return `${date} › ${time}`;
}

/** Formats a moment within a sentence, with the name of its zone, for more than one reader. */
export function namedMoment(instant: string, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(instant));
}
