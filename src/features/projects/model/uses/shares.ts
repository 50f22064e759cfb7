/** Parts of an amount that a step may use, the largest first. */
export const SHARES: readonly (readonly [sign: string, share: number])[] = [
  ['¾', 3 / 4],
  ['⅔', 2 / 3],
  ['½', 1 / 2],
  ['⅓', 1 / 3],
  ['¼', 1 / 4],
];
/** Thirds may come rounded. */
const ROUNDED = 0.005;

/** The sign of a share, if it has one. */
export const signOf = (share: number): string | undefined =>
  SHARES.find(([, each]) => Math.abs(each - share) < ROUNDED)?.[0];
