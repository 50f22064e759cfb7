import 'server-only';
import { MISSED_DAYS, MISSED_WORDS_MAX } from '../../constants';
import { addMissed, deleteMissedBefore, listMissed } from './repository';

/** Different searches of one minute; a flood of random words is cut off here. */
const HELD_MAX = 200;
/** An address, or a number that may be a telephone's. */
const PERSONAL = /@|\d[\d\s()./-]{5,}/;

/** Searches that are not stored yet, by day and words. A crash loses those of the last minute. */
const held = new Map<string, number>();

/** Counts a search that found nothing, unless its words may name a person. */
export function countMissed(words: string): void {
  const plain = words.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (plain === '' || plain.length > MISSED_WORDS_MAX || PERSONAL.test(plain)) return;
  count(`${new Date().toISOString().slice(0, 10)} ${plain}`, 1);
}

/** Stores what was counted, and deletes what is older than 30 days. */
export async function sweepMissed(): Promise<void> {
  const counted = [...held].sort();
  held.clear();
  try {
    await addMissed(
      counted.map(([key, n]) => ({ day: key.slice(0, 10), words: key.slice(11), n })),
    );
  } catch (error) {
    for (const [key, n] of counted) count(key, n);
    throw error;
  }
  await deleteMissedBefore(MISSED_DAYS);
}

function count(key: string, n: number): void {
  const before = held.get(key);
  if (before !== undefined || held.size < HELD_MAX) held.set(key, (before ?? 0) + n);
}

/** The most frequent searches of these last UTC days that found nothing. */
export const readMissed = (days: number, limit: number) =>
  listMissed(Math.min(days, MISSED_DAYS), limit);
