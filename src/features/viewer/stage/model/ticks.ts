/**
 * The `stroke-dasharray` that marks the done steps on a circle whose length is the number of steps.
 */
export function tickDashes(ids: readonly string[], ticks: readonly string[]): string {
  const lengths: number[] = [];
  // Dashes and gaps alternate, and the first is a dash.
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
