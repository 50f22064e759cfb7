import type { Nodes, Root } from 'mdast';
import { isBoxLanguage, isColonEnd, type Mark, markOf } from './container-marks';
import type { ParseMarkdown } from '../markdown-syntax';

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
const ENDLESS_MAX = 20;

type Lines = readonly string[];
/** A box before the line `end`; `closing` are the words before its end mark, if it has one. */
type Found = { mark: Mark; indent: string; end: number; closing?: string };

/**
 * Rewrites boxes of other notations as GitHub's alerts, `> [!NAME] Title`: `:::`, `!!!`, paired tags
 * of Hugo and GitBook, elements of HTML. Layout becomes ordinary text. The nodes of the tree have
 * their lines in the text before.
 */
export function withAlerts(
  before: { text: string; root: Root },
  parse: ParseMarkdown,
): { text: string; root: Root } {
  let { text, root } = before;
  let origins: number[] | undefined;
  for (let depth = 0; depth < DEPTH_MAX && MAY_HAVE.test(text); depth += 1) {
    const rewritten = rewriteOnce(text.split('\n'), codeLines(root));
    const next = rewritten.map((line) => line.text).join('\n');
    if (next === text) break;
    const known = origins;
    origins = rewritten.map(({ from }) => known?.[from] ?? from);
    [text, root] = [next, parse(next)];
  }
  if (origins) relocate(root, origins);
  return { text, root };
}

function relocate(node: Nodes, origins: readonly number[]): void {
  for (const point of node.position ? [node.position.start, node.position.end] : [])
    point.line = (origins[point.line - 1] ?? point.line - 1) + 1;
  if ('children' in node) for (const child of node.children) relocate(child, origins);
}

/** A line, and the index of the one that it is made from. */
type Line = { text: string; from: number };

/** Rewrites the outermost boxes. */
function rewriteOnce(lines: Lines, code: ReadonlySet<number>): Line[] {
  const boxAt = boxFinder(lines, code);
  const out: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const box = code.has(at) ? undefined : boxAt(at);
    if (!box) {
      const isLeft = !code.has(at) && isColonEnd(bare(line));
      out.push({ text: isLeft ? indentOf(line).trimEnd() : line, from: at });
      continue;
    }
    const { indent, end, closing } = box;
    const inside = lines.slice(at + 1, end);
    if (isBelowQuote(box, inside)) {
      nameQuote(out, box.mark.box.name);
      out.push({ text: indent.trimEnd(), from: at });
      continue;
    }
    for (const text of boxLines(box, inside)) out.push({ text, from: at++ });
    at = end - (closing === undefined ? 1 : 0);
    // Else the line below would continue the box.
    if (bare(lines[at + 1]) !== '') out.push({ text: indent.trimEnd(), from: at });
  }
  return out;
}

function boxLines({ mark, indent, closing }: Found, inside: Lines): string[] {
  const { box, first, until } = mark;
  const content = withoutOptions(
    inside.map((line) => withoutIndent(line, indent, until === 'indented')),
  );
  // Headings are steps, even in a layout of the whole page.
  const isBox =
    box.name !== undefined && !(/^(?:note|box)$/.test(box.name) && content.some(isHeading));
  const before = `${indent}${isBox ? '> ' : ''}`;
  const opening = isBox ? `[!${box.name}] ${box.title}`.trimEnd() : box.title;
  const written = (text: string) => (text === '' ? before.trimEnd() : before + text);
  return [
    before + [opening, first].filter(Boolean).join(' '),
    ...content.map(written),
    ...(closing === undefined ? [] : [closing === '' ? indent.trimEnd() : written(closing)]),
  ];
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

/** kramdown's `{: .name }` below a quote. */
const isBelowQuote = ({ mark: { until, first } }: Found, inside: Lines): boolean =>
  until === 'blank' && first === '' && inside.length === 0;

function nameQuote(out: readonly Line[], name: string | undefined): void {
  const isQuote = (at: number) => /^[ \t]*>/.test(out[at]?.text ?? '');
  let at = out.length;
  while (isQuote(at - 1)) at -= 1;
  const quote = out[at];
  if (name !== undefined && quote) quote.text = quote.text.replace('>', `> [!${name}]`);
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
