/** How a circle as long as there are steps is dashed, so that the done ones are seen on it (`stroke-dasharray`). */
export function tickDashes(ids: readonly string[], ticks: readonly string[]): string {
  const lengths: number[] = [];
  // Dashes and gaps take turns, and the first is a dash.
  let isDash = true;
  let length = 0;
  for (const id of ids) {
    if (ticks.includes(id) !== isDash) {
      lengths.push(length);
      isDash = !isDash;
      length = 0;
    }
    length += 1;
  }
  return [...lengths, length, ...(isDash ? [0] : [])].join(' ');
}
