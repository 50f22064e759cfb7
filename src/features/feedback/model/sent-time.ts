/** When something was sent, in the time zone of the device: `DD MMM YYYY` and the time of day (specification, section 9). */
export function sentTime(instant: string, locale: string): { date: string; time: string } {
  const at = new Date(instant);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(at);
  // Some languages put a full stop after a shortened month.
  const month = part({ month: 'short' }).replace('.', '');
  return {
    date: `${String(at.getDate()).padStart(2, '0')} ${month} ${at.getFullYear()}`,
    time: part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
}
