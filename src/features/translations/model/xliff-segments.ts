/**
 * A part of a text in XLIFF: text, a placeholder for a line break, or the boundary of an inline
 * element.
 */
export type Piece = { text: string } | { lineBreak: true } | { boundary: 'segment' | 'mark' };

/** A line break with the indentation that programs insert between elements. */
const INDENT = /\n[^\S\n]*$/;

/**
 * Joins the segments of a text with single spaces between sentences, ignoring white space of the
 * layout.
 * @param mayBreak whether the original has several lines: then a line break between sentences is
 *   kept
 */
export function joinSegments(pieces: readonly Piece[], mayBreak: boolean): string {
  if (!pieces.some((piece) => 'boundary' in piece))
    return pieces.map((piece) => ('text' in piece ? piece.text : '\n')).join('');
  const text: string[] = [];
  let gap: string[] = [];
  let isBetween = false;
  const put = (words: string) => {
    const last = text.at(-1);
    if (last !== undefined && !last.endsWith('\n')) text.push(gapText(gap, isBetween, mayBreak));
    text.push(words);
    gap = [];
    isBetween = false;
  };
  for (const piece of merged(pieces)) {
    if ('boundary' in piece) isBetween ||= piece.boundary === 'segment';
    else if ('lineBreak' in piece) {
      text.push('\n');
      [gap, isBetween] = [[], false];
    } else {
      const trimmed = piece.text.trim();
      const start = piece.text.length - piece.text.trimStart().length;
      gap.push(piece.text.slice(0, start));
      if (trimmed !== '') put(trimmed);
      if (trimmed !== '') gap.push(piece.text.slice(start + trimmed.length));
    }
  }
  return text.join('');
}

function gapText(gap: readonly string[], isBetween: boolean, mayBreak: boolean): string {
  const gapText = gap.join('');
  if (!gapText.includes('\n')) return gapText === '' && isBetween ? ' ' : gapText;
  if (!mayBreak) return ' ';
  const content = gap.map((blanks) => blanks.replace(INDENT, '')).join('');
  const isBreak =
    content.includes('\n') ||
    (content === '' && !isBetween) ||
    gap.some((blanks) => /^\n+$/.test(blanks));
  return isBreak ? '\n' : ' ';
}

// The parser splits text at entities.
function merged(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if ('text' in piece && last && 'text' in last)
      all[all.length - 1] = { text: last.text + piece.text };
    else all.push(piece);
  }
  return all;
}
