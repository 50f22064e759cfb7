/**
 * Formats a moment in the time zone of the device: `DD MMM YYYY` and the time of day
 * (docs/reference/interface.md#dates-and-numbers). Figures have their own format
 * (src/ui/date-range/date-range-rules.ts).
 */
export function dateWords(
  instant: string,
  locale: string,
  hasSeconds = false,
): { date: string; time: string } {
  const at = new Date(instant);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(at);
  // Some languages abbreviate months with a full stop.
  const month = part({ month: 'short' }).replace('.', '');
  return {
    date: `${String(at.getDate()).padStart(2, '0')} ${month} ${at.getFullYear()}`,
    time: part({
      hour: '2-digit',
      minute: '2-digit',
      ...(hasSeconds ? { second: '2-digit' } : {}),
      hourCycle: 'h23',
    }),
  };
}

/** Both, as in lists. */
export function momentText(instant: string, locale: string, hasSeconds = false): string {
  const { date, time } = dateWords(instant, locale, hasSeconds);
  return `${date} › ${time}`;
}
