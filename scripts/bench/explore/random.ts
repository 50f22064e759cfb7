/**
 * A deterministic random generator (mulberry32).
 * @returns a number from 0 up to, not including, `below`
 */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** So many items in random order; all of them when there are not more. */
export function drawn<T>(
  from: readonly T[],
  count: number,
  random: (below: number) => number,
): T[] {
  const rest = [...from];
  return Array.from(
    { length: Math.min(count, rest.length) },
    () => rest.splice(random(rest.length), 1)[0] as T,
  );
}
