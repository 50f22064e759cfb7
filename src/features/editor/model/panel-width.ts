/** A width in whole pixels between its bounds; the lower one wins where a small window leaves no room. */
export function clampWidth(px: number, { minPx, maxPx }: { minPx: number; maxPx: number }): number {
  return Math.max(minPx, Math.min(Math.round(px), maxPx));
}
