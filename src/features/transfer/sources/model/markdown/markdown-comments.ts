import type { Nodes, Root } from 'mdast';
import { lineIndex } from './line-index';
import type { ParseMarkdown } from './markdown-syntax';

/**
 * The text is parsed again when a comment contained a boundary of code; after this many passes,
 * code is no longer spared.
 */
const PASSES_MAX = 3;
const OPENING = /<!--|%%|\{\/\*/g;
/** The end of a comment in MDX. */
const JSX_END = '*/}';
/** A list marker or a quote may precede the beginning of a line. */
const LINE_START = /(?:^|\n)[ \t>]*(?:[-+*]|\d{1,9}[.)])?[ \t]*$/;
const BEFORE_MAX = 200;

type Range = { start: number; end: number };
type Ranges = { code: Range[]; blocks: Range[] };
const NOTHING_KNOWN: Ranges = { code: [], blocks: [] };

/** A text without its comments, with the same number of lines. */
export type Uncommented = {
  root: Root;
  text: string;
  /** The lines of unclosed comments. */
  unclosed: number[];
};

const mayHide = (text: string) => /<!--|%%|\{\/\*/.test(text);

/**
 * Removes comments of HTML (`<!-- -->`), Obsidian (`%% %%`) and MDX (`{/* *\/}`) from Markdown,
 * wherever they are,
 * except in code. Works on the source, because Markdown treats a comment with a blank line in a
 * paragraph as text.
 */
export function withoutComments(
  markdown: string,
  parse: ParseMarkdown,
  hasJsx: boolean,
): Uncommented {
  const unclosed = new Set<number>();
  let text = markdown;
  let root = parse(text);
  for (let pass = 1; mayHide(text); pass += 1) {
    const { removed, endless } = commentsIn(
      text,
      pass < PASSES_MAX ? rangesOf(root) : NOTHING_KNOWN,
      hasJsx,
    );
    const lineOf = lineIndex(text);
    for (const at of endless) unclosed.add(lineOf(at));
    if (removed.length === 0) break;
    text = cut(text, removed);
    root = parse(text);
  }
  return { root, text, unclosed: [...unclosed] };
}

function commentsIn(
  text: string,
  { code, blocks }: Ranges,
  hasJsx: boolean,
): { removed: Range[]; endless: number[] } {
  const removed: Range[] = [];
  const endless: number[] = [];
  const lastEnd = text.lastIndexOf('-->');
  const lastJsxEnd = text.lastIndexOf(JSX_END);
  let at = 0;
  let [place, block] = [0, 0];
  for (const { 0: sign, index } of text.matchAll(OPENING)) {
    while ((code[place]?.end ?? Infinity) <= index) place += 1;
    const isInCode = (code[place]?.start ?? Infinity) <= index;
    if (index < at || isInCode || isEscaped(text, index)) continue;
    if (sign === '{/*' && !hasJsx) continue;
    const end =
      sign === '%%'
        ? endOfObsidian(text, index)
        : sign === '<!--'
          ? endOfComment(text, index, lastEnd)
          : index > lastJsxEnd
            ? undefined
            : text.indexOf(JSX_END, index + 2) + JSX_END.length;
    const isRest = end === undefined && sign === '%%';
    if (isRest && !hidesRest(text, index)) continue;
    while ((blocks[block]?.end ?? Infinity) <= index) block += 1;
    const around = blocks[block];
    at = end ?? (around && around.start <= index && !isRest ? around.end : text.length);
    if (end === undefined) endless.push(index);
    removed.push({ start: index, end: at });
    // A boundary of code may have been in the comment: parses the rest again.
    if ((code[place]?.start ?? Infinity) < at) break;
  }
  return { removed, endless };
}

function rangesOf(root: Root): Ranges {
  const ranges: Ranges = { code: [], blocks: [] };
  const visit = (node: Nodes): void => {
    const range = { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
    if (node.type === 'code' || node.type === 'inlineCode') ranges.code.push(range);
    else if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'html')
      ranges.blocks.push(range);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(root);
  return ranges;
}

function isEscaped(text: string, index: number): boolean {
  const [signs = ''] = /\\*$/.exec(text.slice(Math.max(0, index - BEFORE_MAX), index)) ?? [];
  return signs.length % 2 === 1;
}

function endOfComment(text: string, start: number, lastEnd: number): number | undefined {
  // Empty ones: <!--> and <!--->.
  const [short] = /^<!---?>/.exec(text.slice(start, start + 6)) ?? [];
  if (short !== undefined) return start + short.length;
  return start + 4 > lastEnd ? undefined : text.indexOf('-->', start + 4) + 3;
}

const ENDS_WORD = /^(?:$|[\s.,;:!?)])/;

function endOfObsidian(text: string, start: number): number | undefined {
  if (!/(?:^|[\s(])$/.test(text.slice(Math.max(0, start - 1), start))) return undefined;
  const end = text.indexOf('%%', start + 2);
  return end >= 0 && ENDS_WORD.test(text.slice(end + 2, end + 3)) ? end + 2 : undefined;
}

/** True for signs alone on a line, without others below: Obsidian hides all that follows. */
const hidesRest = (text: string, start: number): boolean =>
  /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - BEFORE_MAX), start)) &&
  /^[ \t]*(?:\r?\n|$)/.test(text.slice(start + 2, start + BEFORE_MAX)) &&
  !text.includes('%%', start + 2);

function cut(text: string, ranges: readonly Range[]): string {
  const left: string[] = [];
  let tail = '';
  let at = 0;
  for (const { start, end } of ranges) {
    const visible = text.slice(at, start) + text.slice(start, end).replace(/[^\n]+/g, '');
    left.push(visible);
    tail = (tail + visible).slice(-BEFORE_MAX);
    // Spaces after the beginning of a line would turn the rest into code.
    const begins = LINE_START.test(tail);
    at = begins ? end + (/^[ \t]*/.exec(text.slice(end, end + BEFORE_MAX))?.[0].length ?? 0) : end;
  }
  return left.join('') + text.slice(at);
}
