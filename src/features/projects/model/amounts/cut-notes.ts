import type { Grammar } from './grammar';
import { measureAt, type Note } from './measure';

/** A line without its notes. */
export type Cut = {
  bare: string;
  notes: Note[];
  /** the notes that stood in parentheses */
  inside: { text: string; note: Note }[];
  /** the note behind the first separator; empty without one */
  tail: Note;
};

/** Cuts notes off: parentheses, what stands behind a separator, and words such as 'to taste'. */
export function cutNotes(line: string, grammar: Grammar): Cut {
  const separator = separatorIn(line, grammar);
  const head = separator ? line.slice(0, separator.at) : line;
  const tail = { at: Infinity, text: separator ? line.slice(separator.end).trim() : '' };
  const inside: Cut['inside'] = [];
  let text = '';
  let from = 0;
  for (const [start, end] of parentheses(head)) {
    text += head.slice(from, start);
    const note = { at: text.length, text: head.slice(start + 1, end - 1).trim() };
    inside.push({ text: note.text, note });
    from = end;
  }
  text = (text + head.slice(from)).replace(/\s+/g, ' ').trim();
  const closing = grammar.closing.exec(text);
  const bare = closing ? text.slice(0, closing.index) : text;
  const notes = inside.map(({ note }) => note);
  if (closing?.[1]) notes.push({ at: bare.length, text: closing[1] });
  return { bare, notes: [...notes, tail], inside, tail };
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
