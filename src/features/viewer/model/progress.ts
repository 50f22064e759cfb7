/** The progress in whole percent, 0 to 100: step by count, rounded (specification, section 9). */
export function progressPercent(step: number, count: number): number {
  return count > 0 ? Math.round((step / count) * 100) : 0;
}
