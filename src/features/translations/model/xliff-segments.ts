/**
 * A part of a text in XLIFF: text, a placeholder for a line break, or the boundary of an inline
 * element.
 */
export type Piece = { text: string } | { lineBreak: true } | { boundary: 'segment' | 'mark' };

/** A line break with the indentation that programs insert between elements. */
const INDENT = /\n[^\S\n]*$/;
const ENDS = /^(\s*)([^]*?)(\s*)$/;

/**
 * Joins the segments of a text with single spaces between sentences, ignoring white space of the
 * layout.
 * @param mayBreak whether the original has several lines: then a line break between sentences is
 *   kept
 */
export function joinSegments(pieces: readonly Piece[], mayBreak: boolean): string {
  if (!pieces.some((piece) => 'boundary' in piece))
    return pieces.map((piece) => ('text' in piece ? piece.text : '\n')).join('');
  let text = '';
  let gap: string[] = [];
  let isBetween = false;
  const put = (words: string) => {
    text += (text === '' || text.endsWith('\n') ? '' : gapText(gap, isBetween, mayBreak)) + words;
    gap = [];
    isBetween = false;
  };
  for (const piece of merged(pieces)) {
    if ('boundary' in piece) isBetween ||= piece.boundary === 'segment';
    else if ('lineBreak' in piece) {
      text += '\n';
      [gap, isBetween] = [[], false];
    } else {
      const [, before = '', words = '', after = ''] = ENDS.exec(piece.text) ?? [];
      gap.push(before);
      if (words !== '') put(words);
      if (words !== '') gap.push(after);
    }
  }
  return text;
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
