import type { Html, PhrasingContent, RootContent } from 'mdast';
import { isHiding, isStriking } from '@/shared/text/html/html-tags';
import { tagOf } from './markdown-html';

const TAG = /<(\/?)([a-z][a-z\d-]*)((?:[^<>"']|"[^"]{0,500}"|'[^']{0,500}'){0,500})>/gi;
const NEVER_OPEN = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
/** People hardly leave one unclosed; each costs a scan to the end. */
const UNENDED_MAX = 50;

type Opened = { name: string; from: number; to: number; isStruck?: boolean };

/**
 * Removes blocks within a hidden element: Markdown treats content after a blank line in `<div
 * hidden>` as text; those that are struck out become a `delete`. An unclosed element hides nothing.
 */
export function withoutHidden(blocks: readonly RootContent[]): RootContent[] {
  const shown: RootContent[] = [];
  let unended = 0;
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at];
    if (!block) continue;
    const opened = block.type === 'html' && unended < UNENDED_MAX ? leftOpen(block) : undefined;
    const end = opened && endOf(blocks, at, opened);
    if (opened && !end) unended += 1;
    if (block.type !== 'html' || !opened || !end) {
      shown.push(block);
      continue;
    }
    const children = blocks.slice(at + 1, end.at) as PhrasingContent[];
    shown.push({ ...block, value: block.value.slice(0, opened.from) });
    if (opened.isStruck) shown.push({ type: 'delete', children, position: block.position });
    shown.push(end.rest);
    at = end.at;
  }
  return shown;
}

/** The first hidden element that begins in a block and does not end there. */
function leftOpen({ value }: Html): Opened | undefined {
  for (const { 0: text, 1: slash, 2: name = '', index } of value.matchAll(TAG)) {
    if (slash !== '' || NEVER_OPEN.test(name)) continue;
    const attributes = new Map(Object.entries(tagOf(text)?.attributes ?? {}));
    const opened = {
      name: name.toLowerCase(),
      from: index,
      to: index + text.length,
      isStruck: isStriking(name.toLowerCase(), attributes),
    };
    if (isHiding(attributes) || opened.isStruck || opened.name === 'template')
      return walk(value, opened.to, opened.name, 1).end === undefined ? opened : undefined;
  }
  return undefined;
}

function endOf(blocks: readonly RootContent[], from: number, { name, to }: Opened) {
  let depth = 1;
  for (let at = from; at < blocks.length; at += 1) {
    const block = blocks[at];
    if (block?.type !== 'html') continue;
    const walked = walk(block.value, at === from ? to : 0, name, depth);
    if (walked.end !== undefined)
      return { at, rest: { ...block, value: block.value.slice(walked.end) } };
    depth = walked.depth;
  }
  return undefined;
}

/** The nesting depth of elements with this name after a text, or the end of the outermost. */
function walk(html: string, from: number, name: string, before: number) {
  let depth = before;
  for (const { 0: text, 1: slash, 2: each = '', index } of html.matchAll(TAG)) {
    if (index < from || each.toLowerCase() !== name || text.endsWith('/>')) continue;
    depth += slash === '' ? 1 : -1;
    if (depth === 0) return { depth, end: index + text.length };
  }
  return { depth, end: undefined };
}
