/** A day and how many visits the list has on it. */
export type DayCount = { day: string; sessions: number };

/**
 * On which day the visit at `offset` lies, and how many of that day are before it. The sums of the days tell, so that a page far down
 * a long list costs no more than the first one. Undefined past the end.
 * @param days in the order of the list
 */
export function placeAt(
  offset: number,
  days: readonly DayCount[],
): { day: string; offset: number } | undefined {
  let before = 0;
  for (const { day, sessions } of days) {
    if (offset < before + sessions) return { day, offset: offset - before };
    before += sessions;
  }
  return undefined;
}
