import type { Nodes, Root } from 'mdast';
import { isBoxLanguage, isColonEnd, type Mark, markOf } from './container-marks';
import type { ParseMarkdown } from './markdown-syntax';

/** Boxes in boxes; the marks of deeper ones stay. */
const DEPTH_MAX = 6;
const MAY_HAVE =
  /^[ \t>]*(?::{3}|\/{3}|!!!|\?\?\?|===|!>|\?>|\{[{%:]|<(?:aside|p|div)\b|(?:`{3}|~{3})`*(?:\{|ad-)|[A-Z]{3,9}: )/im;
const INDENT = /^[ \t>]*/;
const HEADING = /^[ \t>]*#{1,6}[ \t]/;
/** Options on the first lines of a fence. */
const OPTION = /^:?(title|collapse|icon|color|class|name|open):[ \t]*(.*)$/;
/** The icon of Notion's boxes, which is no picture of the guide. */
const ICON = /^<img src="[^"]*\/icons\/[^"]*"[^>]*>$/;
/** People hardly leave more without an end; each costs a scan to the end. */
const ENDLESS_MAX = 50;

type Lines = readonly string[];
/** A box before the line `end`; `closing` are the words before its end mark, if it has one. */
type Found = { mark: Mark; indent: string; end: number; closing?: string };

/**
 * Rewrites boxes of other notations as GitHub's alerts, `> [!NAME] Title`, with the same number of
 * lines: `:::`, `!!!`, paired tags of Hugo and GitBook, elements of HTML. Layout becomes ordinary
 * text.
 */
export function withAlerts(
  before: { text: string; root: Root },
  parse: ParseMarkdown,
): { text: string; root: Root } {
  let { text, root } = before;
  for (let depth = 0; depth < DEPTH_MAX && MAY_HAVE.test(text); depth += 1) {
    const rewritten = rewriteOnce(text.split('\n'), codeLines(root));
    if (rewritten === text) break;
    [text, root] = [rewritten, parse(rewritten)];
  }
  return { text, root };
}

/** Rewrites the outermost boxes. */
function rewriteOnce(lines: Lines, code: ReadonlySet<number>): string {
  const boxAt = boxFinder(lines, code);
  const out: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const found = code.has(at) ? undefined : boxAt(at);
    if (found) {
      const isBox = write(found, lines.slice(at + 1, found.end), out);
      at = found.end - (found.closing === undefined ? 1 : 0);
      if (isBox && found.mark.until === 'indented' && bare(lines[at + 1]) !== '')
        endBox(out, found.indent);
    } else out.push(!code.has(at) && isColonEnd(bare(line)) ? indentOf(line).trimEnd() : line);
  }
  return out.join('\n');
}

/** @returns whether the content is set apart */
function write({ mark, indent, closing }: Found, inside: Lines, out: string[]): boolean {
  const { box, first, until } = mark;
  if (until === 'blank' && first === '' && inside.length === 0) {
    nameQuote(out, box.name, indent);
    return false;
  }
  const content = withoutOptions(
    inside.map((line) => withoutIndent(line, indent, until === 'indented')),
  );
  // Headings are steps, even in a layout of the whole page.
  const isBox =
    box.name !== undefined && !(/^(?:note|box)$/.test(box.name) && content.some(isHeading));
  const before = `${indent}${isBox ? '> ' : ''}`;
  const opening = isBox ? `[!${box.name}] ${box.title}`.trimEnd() : box.title;
  out.push(before + [opening, first].filter(Boolean).join(' '));
  for (const line of content) out.push(line === '' ? before.trimEnd() : before + line);
  if (closing !== undefined) out.push(closing === '' ? indent.trimEnd() : before + closing);
  return isBox;
}

/** Leaves out options on the first lines, except for a title, and a Notion icon. */
function withoutOptions(content: Lines): Lines {
  const head = content.findIndex((line) => !OPTION.test(line));
  return content.map((line, at) => {
    if (head >= 0 && at >= head) return line.replace(ICON, '');
    const [, name, value = ''] = OPTION.exec(line) ?? [];
    return name === 'title' ? value : '';
  });
}

/** The quote above `{: .name }` is a box of this kind. */
function nameQuote(out: string[], name: string | undefined, indent: string): void {
  const isQuote = (at: number) => /^[ \t]*>/.test(out[at] ?? '');
  let at = out.length;
  while (isQuote(at - 1)) at -= 1;
  if (name !== undefined && at < out.length) out[at] = (out[at] ?? '').replace('>', `> [!${name}]`);
  out.push(indent.trimEnd());
}

/** Frees the last line of a box, so that the line below does not continue it. */
function endBox(out: string[], indent: string): void {
  const [above = '', last = ''] = out.slice(-2);
  out.splice(-2, 2, `${above} ${bare(last)}`, indent.trimEnd());
}

const indentOf = (line = ''): string => INDENT.exec(line)?.[0] ?? '';
const bare = (line = ''): string => line.replace(INDENT, '').trimEnd();
const isHeading = (line: string): boolean => HEADING.test(line);

function withoutIndent(line: string, indent: string, isIndented: boolean): string {
  let rest = line;
  for (const sign of indent) if (rest.startsWith(sign)) rest = rest.slice(1);
  return isIndented ? rest.replace(/^(?: {1,4}|\t)/, '') : rest;
}

function codeLines(root: Root): Set<number> {
  const lines = new Set<number>();
  const visit = (node: Nodes): void => {
    if (node.type === 'code' && !isBoxLanguage(node.lang ?? '') && node.position)
      for (let at = node.position.start.line; at <= node.position.end.line; at += 1)
        lines.add(at - 1);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(root);
  return lines;
}

/** Finds the box that begins on a line. */
function boxFinder(lines: Lines, code: ReadonlySet<number>): (at: number) => Found | undefined {
  let endless = 0;
  const headings = nextHeadings(lines, code);
  return (at) => {
    const indent = indentOf(lines[at]);
    const mark = markOf(bare(lines[at]));
    if (!mark) return undefined;
    const { until } = mark;
    if (until === 'blank') {
      const length = lines.slice(at + 1).findIndex((line) => bare(line) === '');
      return { mark, indent, end: length < 0 ? lines.length : at + 1 + length };
    }
    if (until === 'indented') return { mark, indent, end: endOfIndented(lines, at + 1, indent) };
    const count = (text: string) =>
      (text.match(until.opens)?.length ?? 0) - (text.match(until.closes)?.length ?? 0);
    const without = (text: string) => text.replace(until.closes, '').trim();
    let open = 1 + count(mark.first);
    if (open <= 0) return { mark: { ...mark, first: without(mark.first) }, indent, end: at + 1 };
    for (let end = at + 1; endless < ENDLESS_MAX && end < lines.length; end += 1) {
      const text = bare(lines[end]);
      if (!code.has(end)) open += count(text);
      if (open <= 0) return { mark, indent, end, closing: without(text) };
    }
    endless += 1;
    return until.isEndless ? { mark, indent, end: headings[at] ?? lines.length } : undefined;
  };
}

function endOfIndented(lines: Lines, from: number, indent: string): number {
  let end = from;
  for (let at = from; at < lines.length; at += 1) {
    const line = withoutIndent(lines[at] ?? '', indent, false);
    if (bare(line) === '') continue;
    if (!/^(?: {4}|\t)/.test(line)) break;
    end = at + 1;
  }
  return end;
}

/** The next line with a heading after each line. */
function nextHeadings(lines: Lines, code: ReadonlySet<number>): number[] {
  const next: number[] = [];
  let heading = lines.length;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    next[at] = heading;
    if (isHeading(lines[at] ?? '') && !code.has(at)) heading = at;
  }
  return next;
}
