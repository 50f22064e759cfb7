import type { Grammar } from './grammar';
import { measureAt, type Note } from './measure';
import { part, type Placed, trimmed, without, withoutParts } from './placed';

/** A line without its notes. */
export type Cut = {
  bare: Placed;
  notes: Note[];
  /** the notes that stood in parentheses */
  inside: { text: Placed; note: Note }[];
  /** the note behind the first separator; empty without one */
  tail: { text: Placed; note: Note };
};

/** Cuts notes off: parentheses, what stands behind a separator, and words such as 'to taste'. */
export function cutNotes(line: Placed, grammar: Grammar): Cut {
  const separator = separatorIn(line.text, grammar);
  const head = separator ? part(line, 0, separator.at) : line;
  const behind = trimmed(part(line, separator?.end ?? line.text.length));
  const tail = { text: behind, note: { at: Infinity, text: behind.text } };
  const closed = parentheses(head.text);
  let cutLength = 0;
  const inside = closed.map(([start, end]) => {
    const text = trimmed(part(head, start + 1, end - 1));
    const note = { at: start - cutLength, text: text.text };
    cutLength += end - start;
    return { text, note };
  });
  const spaced = withoutParts(head, closed);
  const whole = trimmed(without({ ...spaced, text: spaced.text.replace(/\s/g, ' ') }, /(?<= ) +/g));
  const closing = grammar.closing.exec(whole.text);
  const bare = closing ? part(whole, 0, closing.index) : whole;
  const notes = inside.map(({ note }) => note);
  if (closing?.[1]) notes.push({ at: bare.text.length, text: closing[1] });
  return { bare, notes: [...notes, tail.note], inside, tail };
}

/** The outer parentheses of a text, as start and end. */
function parentheses(text: string): [number, number][] {
  const found: [number, number][] = [];
  let depth = 0;
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(/[()]/g))
    if (mark === '(') {
      if (depth === 0) start = index;
      depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      if (depth === 0) found.push([start, index + 1]);
    }
  return found;
}

/** The first ',', ';' or ' / ' outside of parentheses; not that of a second measure or a number. */
function separatorIn(line: string, grammar: Grammar): { at: number; end: number } | undefined {
  const closed = parentheses(line);
  const measureEnd = measureAt(line, 0, grammar)?.end ?? 0;
  let next = 0;
  for (const { index, 0: mark } of line.matchAll(/,(?!(?<=\d,)\d)|;|\s\/\s/g)) {
    while (next < closed.length && (closed[next]?.[1] ?? 0) <= index) next += 1;
    const isInside = (closed[next]?.[0] ?? Infinity) < index;
    if (!isInside && index >= measureEnd) return { at: index, end: index + mark.length };
  }
  return undefined;
}
