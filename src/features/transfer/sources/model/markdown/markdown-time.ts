import { minutesIn } from '../duration';
import type { Fields } from '../json-ld/json-values';

const TOTAL = [
  'total_time',
  'totalTime',
  'total-time',
  'duration',
  'time_required',
  'timeRequired',
];
const PARTS = [
  ['prep_time', 'prepTime', 'prep-time', 'preptime'],
  ['cook_time', 'cookTime', 'cook-time', 'cooktime'],
];

/** The time in the front matter; one that is not understood is reported. */
export function timeIn(fields: Fields): { minutes: number | undefined; unclear?: string } {
  const fieldText = (names: readonly string[]) =>
    names
      .map((name) => fields[name])
      .map((value) =>
        typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '',
      )
      .find((text) => text !== '');
  // In the front matter of an article, 'time' may be a time of day.
  const time = /^(?=.*\d)(?=.*[a-z])/i.test(fieldText(['time']) ?? '')
    ? fieldText(['time'])
    : undefined;
  const total = fieldText(TOTAL) ?? (minutesIn(time ?? '') === undefined ? undefined : time);
  const times =
    total === undefined ? PARTS.map(fieldText).filter((each) => each !== undefined) : [total];
  const unclear = times.find((text) => minutesIn(text) === undefined);
  if (unclear !== undefined) return { minutes: undefined, unclear };
  const minutes = Math.ceil(times.reduce((sum, text) => sum + (minutesIn(text) ?? 0), 0));
  return { minutes: minutes > 0 ? minutes : undefined };
}
