import type { Nodes, Paragraph, PhrasingContent, Root, RootContent, Text } from 'mdast';
import { raisedText, unstacked } from '@/shared/text/html/raised';
import { textOf } from './markdown-blocks';

/** Attributes that Pandoc and kramdown write after a picture, link or other words. */
const ATTRIBUTES = /^\{[^{}]{0,300}[=.#:][^{}]{0,300}\}/;
const HEADING_ATTRIBUTES = /\s+\{:?\s*[#.][^{}\n]*\}$/;
/** The beginning and end of Pandoc's spans: `[words]{.class}`. */
const BRACKETS = /(\[|\](?:\{[^{}]{0,300}[=.#][^{}]{0,300}\})?)/;
const DELETED = /\{[^{}]*\.(?:deletion|strikeout|del|strike)\b/;
const BOX = /^\[[ x]\]\s+/i;
const CONTENTS = /^\[{1,2}_?toc_?\]{1,2}$/i;
const RAISED = /(?<=[\p{L}\p{N})])\^([^\s^]{1,12})\^/gu;
const LOWERED = /(?<=[\p{L}\p{N})/⁄])~([\d+-]{1,6})~/gu;

export const withoutAttributes = (text: string): string => text.replace(ATTRIBUTES, '');
export const withoutHeadingAttributes = (text: string): string =>
  text.replace(HEADING_ATTRIBUTES, '');

/** Phrases with the words of Pandoc's spans alone, and with raised digits (`10^-3^`, `H~2~O`). */
export function plainPhrases(children: readonly RootContent[]): RootContent[] {
  const out: RootContent[] = [];
  const open: number[] = [];
  for (const child of children) {
    if (child.type !== 'text') out.push(child);
    else
      for (const value of child.value.split(BRACKETS)) {
        const start = value.startsWith(']') ? open.pop() : undefined;
        if (value === '[') open.push(out.length);
        if (start === undefined || value === ']') out.push({ ...child, value });
        else out.push(...spanOf(value, out.splice(start).slice(1) as PhrasingContent[]));
      }
  }
  return joined(out);
}

const spanOf = (attributes: string, children: PhrasingContent[]): RootContent[] =>
  DELETED.test(attributes) ? [{ type: 'delete', children }] : children;

/** Adjacent texts as one. */
function joined(nodes: readonly RootContent[]): RootContent[] {
  const out: RootContent[] = [];
  let last: Text | undefined;
  for (const node of nodes) {
    if (node.type === 'text' && last) last.value += node.value;
    else {
      last = node.type === 'text' ? { ...node } : undefined;
      out.push(last ?? node);
    }
  }
  for (const node of out) if (node.type === 'text') node.value = raised(node.value);
  return out;
}

const raised = (text: string): string =>
  /[\^~]/.test(text)
    ? unstacked(
        text
          .replace(RAISED, (_, words: string) => raisedText('sup', words, '1'))
          .replace(LOWERED, (_, words: string) => raisedText('sub', words, '')),
      )
    : text;

/** An item of one line without the box of a task. */
export const withoutTaskBox = (item: string): string => item.replace(BOX, '');

/** Finds the paragraphs of a table of contents: links to headings that repeat their words. */
export function contentsFinder(root: Root): (paragraph: Paragraph) => boolean {
  const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();
  const headings = new Set<string>();
  for (const node of root.children)
    if (node.type === 'heading') {
      const headingText = plainPhrases(node.children).map(textOf).join('');
      headings.add(spaced(withoutHeadingAttributes(headingText)));
    }
  const isEntry = (node: Nodes): boolean =>
    node.type === 'break' ||
    (node.type === 'text' && node.value.trim() === '') ||
    (node.type === 'link' &&
      node.url.startsWith('#') &&
      headings.has(spaced(textOf(node).replace(/\t\d+\s*$/, ''))));
  return (paragraph) =>
    paragraph.children.every(isEntry) || CONTENTS.test(textOf(paragraph).trim());
}
