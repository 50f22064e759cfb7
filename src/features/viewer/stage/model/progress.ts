/**
 * The progress in whole percent, 0 to 100: step by count, rounded
 * (docs/reference/guides.md#viewer).
 */
export function progressPercent(step: number, count: number): number {
  return count > 0 ? Math.round((step / count) * 100) : 0;
}
