const AVERAGE_TIME = /^(\d{2}):([0-5]\d)$/;
/** Pattern with its limits, for the OpenAPI document. */
export const AVERAGE_TIME_PATTERN = '^(?!00:00)[0-9]{2}:[0-5][0-9]$';

/**
 * Minutes of an 'HH:MM' text from 00:01 to 99:59; undefined for anything else
 * (docs/reference/guides.md#fields).
 */
export function parseAverageTime(text: string): number | undefined {
  const [, hours, minutes] = AVERAGE_TIME.exec(text) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return total > 0 ? total : undefined;
}

/** 'HH:MM' of a number of minutes. */
export function formatAverageTime(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
