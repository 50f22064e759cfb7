import { parseAverageTime } from './average-time';

/** Hours and minutes of an 'HH:MM' text; zeros for anything else. */
export function durationOf(averageTime: string): { hours: number; minutes: number } {
  const total = parseAverageTime(averageTime) ?? 0;
  return { hours: Math.floor(total / 60), minutes: total % 60 };
}

/** '40 min', '2 h' or '1 h 20 min': the same in every interface language. */
export function shortDuration(averageTime: string): string {
  const { hours, minutes } = durationOf(averageTime);
  return [hours > 0 ? `${hours} h` : '', minutes > 0 ? `${minutes} min` : '']
    .filter(Boolean)
    .join(' ');
}

/** The ISO 8601 duration: PT1H20M. */
export function isoDuration(averageTime: string): string {
  const { hours, minutes } = durationOf(averageTime);
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 || hours === 0 ? `${minutes}M` : ''}`;
}
