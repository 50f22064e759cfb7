/** Clamps a width to whole pixels; the minimum wins where a small window leaves no room. */
export function clampWidth(px: number, { minPx, maxPx }: { minPx: number; maxPx: number }): number {
  return Math.max(minPx, Math.min(Math.round(px), maxPx));
}
