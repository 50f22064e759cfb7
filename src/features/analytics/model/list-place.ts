export type DayCount = { day: string; sessions: number };

/**
 * The day of the visit at `offset`, and the number of earlier visits on that day. Uses the daily
 * sums, so that a late page costs no more than the first one. Undefined past the end.
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
