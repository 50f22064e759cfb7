/** The fill of each star of a rating: 0, 0.5 or 1. */
export function starShares(rating: number, stars: number): number[] {
  const halves = Math.round(rating * 2);
  return Array.from(
    { length: stars },
    (_, index) => Math.min(2, Math.max(0, halves - index * 2)) / 2,
  );
}
