/** A paragraph of a recipe in Cooklang, on its first line from 1. */
export type Block = {
  kind: 'text' | 'note' | 'section' | 'fact';
  text: string;
  line: number;
};

const SECTION = /^={1,20}([^=].*|)$/;
const FACT = /^>>\s*(\S.*)$/;
const NOTE = /^>\s?(.*)$/;

/** A line break within a comment, so that the lines below keep their numbers. */
const HIDDEN_LINE = '\v';

/** Text without comments, and the lines of those that never end: these hide their paragraph. */
export function withoutComments(text: string): { text: string; unclosed: number[] } {
  const shown: string[] = [];
  const unclosed: number[] = [];
  const last = text.lastIndexOf('-]');
  let at = 0;
  let line = 1;
  for (let start = nextComment(text, 0); start >= 0; start = nextComment(text, at)) {
    const before = text.slice(at, start);
    shown.push(before);
    line += linesIn(before);
    const isBlock = text[start] === '[';
    const isClosed = isBlock && start + 2 <= last;
    if (isBlock && !isClosed) unclosed.push(line);
    const end = isClosed
      ? text.indexOf('-]', start + 2) + 2
      : endBefore(text, isBlock ? '\n\n' : '\n', start);
    // A comment on a line of its own is no blank line, which would divide a step.
    at = !isBlock && isLineStart(text, start) ? Math.min(end + 1, text.length) : end;
    const lines = linesIn(text.slice(start, at));
    shown.push(HIDDEN_LINE.repeat(lines));
    line += lines;
  }
  return { text: shown.join('') + text.slice(at), unclosed };
}

const isLineStart = (text: string, at: number): boolean =>
  text.slice(text.lastIndexOf('\n', at) + 1, at).trim() === '';

const COMMENT = /--|\[-/g;
function nextComment(text: string, from: number): number {
  COMMENT.lastIndex = from;
  return COMMENT.exec(text)?.index ?? -1;
}
const linesIn = (text: string): number => text.split('\n').length - 1;
function endBefore(text: string, sign: string, from: number): number {
  const end = text.indexOf(sign, from);
  return end < 0 ? text.length : end;
}

/** The paragraphs, notes, sections and facts (`>> servings: 2`) of a text without comments. */
export function blocksOf(text: string, firstLine: number): Block[] {
  // Words are joined at the end: a text that grows and is looked at is copied each time.
  const blocks: (Omit<Block, 'text'> & { words: string[] })[] = [];
  let open: (typeof blocks)[number] | undefined;
  let next = firstLine;
  for (const whole of text.split('\n')) {
    const line = next;
    next += whole.split(HIDDEN_LINE).length;
    const trimmed = whole.replaceAll(HIDDEN_LINE, '').trim();
    const [kind, words] = kindOf(trimmed);
    if (trimmed === '') open = undefined;
    else if (open?.kind === kind && (kind === 'text' || kind === 'note'))
      open.words.push(open.words.at(-1)?.endsWith('\\') ? '\n' : ' ', words);
    else {
      open = { kind, words: [words], line };
      blocks.push(open);
    }
  }
  return blocks.map(({ words, ...block }) => ({
    ...block,
    text: words.join('').replace(/\\(?=\n|$)/g, ''),
  }));
}

function kindOf(line: string): [Block['kind'], string] {
  const [fact, note, section] = [FACT.exec(line), NOTE.exec(line), SECTION.exec(line)];
  if (fact) return ['fact', fact[1] ?? ''];
  if (note) return ['note', note[1] ?? ''];
  if (section) return ['section', (section[1] ?? '').replace(/=+\s*$/, '').trim()];
  return ['text', line];
}
