/** A text of a line, and the place in that line of each of its characters. */
export type Placed = { text: string; at: readonly number[] };

export const placed = (text: string): Placed => ({
  text,
  at: Array.from({ length: text.length }, (_, index) => index),
});

export const part = ({ text, at }: Placed, start: number, end = text.length): Placed => ({
  text: text.slice(start, end),
  at: at.slice(start, end),
});

/** Leaves parts out, given as start and end, in order. */
export function withoutParts(from: Placed, parts: Iterable<readonly [number, number]>): Placed {
  let text = '';
  const at: number[] = [];
  let start = 0;
  const keep = (end?: number) => {
    const kept = part(from, start, end);
    text += kept.text;
    at.push(...kept.at);
  };
  for (const [first, end] of parts) {
    keep(first);
    start = end;
  }
  keep();
  return { text, at };
}

/** Leaves out what an expression with the flag g matches. */
export const without = (from: Placed, pattern: RegExp): Placed =>
  withoutParts(
    from,
    Array.from(from.text.matchAll(pattern), ({ index, 0: cut }) => [index, index + cut.length]),
  );

export function trimmed(from: Placed): Placed {
  const start = from.text.length - from.text.trimStart().length;
  return part(from, start, from.text.trimEnd().length);
}
