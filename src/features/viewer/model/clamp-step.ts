/**
 * The 1-based step that an address asks for: what is no number or under 1 is the first, what is over the count is the last
 * (contract, section 7; the specification's 'count minus one' is the zero-based index of the last).
 */
export function clampStep(asked: string | number | undefined, count: number): number {
  const step =
    typeof asked === 'number' ? Math.trunc(asked) : /^\d+$/.test(asked ?? '') ? Number(asked) : 1;
  return Math.min(Math.max(Number.isNaN(step) ? 1 : step, 1), Math.max(count, 1));
}

/** The step part of an address of the viewer, or undefined elsewhere. */
export function stepOfPath(pathname: string): string | undefined {
  return /^\/p\/[^/]+\/s\/([^/]+)\/?$/.exec(pathname)?.[1];
}
