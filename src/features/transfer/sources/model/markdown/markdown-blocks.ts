import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { DraftPicture } from '../draft-guide';
import { isHiding as isHiddenBy } from '@/shared/text/html/html-tags';
import { htmlText } from '../html/html-text';
import { htmlBlockText, imagesIn, tagOf } from './markdown-html';
import { isKept } from './markdown-tree';

/** The content after a heading, or before the first one (depth 0). */
export type Section = { depth: number; title: string; line: number; blocks: RootContent[] };

/** The headings of a document with their content. */
export function sectionsOf(root: Root, firstLine: number): Section[] {
  const sections: Section[] = [{ depth: 0, title: '', line: firstLine, blocks: [] }];
  for (const block of root.children) {
    if (block.type !== 'heading') sections.at(-1)?.blocks.push(block);
    else
      sections.push({
        depth: block.depth,
        title: textOf(block).trim(),
        line: lineOf(block, firstLine),
        blocks: picturesOf(block.children),
      });
  }
  return sections;
}

/** Pictures in a heading belong to its content. */
const picturesOf = (children: PhrasingContent[]): RootContent[] =>
  children
    .filter((child) => picturesIn([child]).length > 0)
    .map((child) => ({
      type: 'paragraph',
      children: [
        child.type === 'link'
          ? { ...child, children: child.children.filter(({ type }) => type !== 'text') }
          : child,
      ],
    }));

/** The line of a node, in a file whose Markdown begins on `firstLine`. */
export const lineOf = (node: Nodes, firstLine: number): number =>
  (node.position?.start.line ?? 1) + firstLine - 1;

/** The plain text of a node, without pictures. */
export function textOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return node.value;
    case 'break':
      return '\n';
    case 'html':
      return htmlBlockText(node.value);
    case 'image':
    case 'definition':
    case 'thematicBreak':
    case 'yaml':
      return '';
    case 'link':
      return linked(phrasingText(node.children), isKept(node) ? node.url : '');
    case 'list':
      return node.children
        .map(
          (item, index) =>
            `${node.ordered ? `${(node.start ?? 1) + index}.` : '•'} ${textOf(item)}`,
        )
        .join('\n');
    case 'listItem':
      return node.children
        .map((child) => (child.type === 'list' ? indented(textOf(child)) : textOf(child)))
        .filter(Boolean)
        .join('\n');
    case 'root':
    case 'blockquote':
      return node.children.map(textOf).filter(Boolean).join('\n\n');
    default:
      return 'children' in node ? phrasingText(node.children) : '';
  }
}

export const textOfBlocks = (blocks: readonly Nodes[]): string =>
  withoutBlankEnds(
    blocks
      .map(textOf)
      .filter((text) => text.trim() !== '')
      .join('\n\n'),
  );

/** Only indentation distinguishes nested lists and code from their surroundings. */
const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ');
const withoutBlankEnds = (text: string): string => text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd();

// Omits an address that equals its text.
function linked(said: string, url: string): string {
  const address = url.replace(/^(?:mailto|tel):/i, '');
  return address === '' || said.trim() === '' || said === url || said === address
    ? said
    : `${said} (${address})`;
}

/** Elements without content. */
const NOTHING = /^(?:br|hr|img|input|wbr|source)$/;

/**
 * Text with inline HTML, one tag per node: drops hidden content, and keeps the addresses of links.
 */
function phrasingText(children: readonly Nodes[]): string {
  let text = '';
  let hidden: { name: string; depth: number } | undefined;
  const links: { at: number; url: string }[] = [];
  for (const child of children) {
    const closed =
      child.type === 'html'
        ? /^<\/([a-z][a-z\d-]*)/i.exec(child.value)?.[1]?.toLowerCase()
        : undefined;
    const opened = child.type === 'html' && closed === undefined ? tagOf(child.value) : undefined;
    if (hidden) {
      hidden.depth += opened?.name === hidden.name ? 1 : closed === hidden.name ? -1 : 0;
      if (hidden.depth === 0) hidden = undefined;
    } else if (opened && !NOTHING.test(opened.name) && isHiding(opened)) {
      hidden = { name: opened.name, depth: 1 };
    } else if (opened?.name === 'a') {
      links.push({ at: text.length, url: opened.attributes['href'] ?? '' });
    } else if (closed === 'a') {
      const { at = text.length, url = '' } = links.pop() ?? {};
      const isShown = isKept({ type: 'link', url, children: [] });
      text = text.slice(0, at) + linked(text.slice(at), isShown ? url : '');
    } else {
      text += child.type === 'html' ? htmlText(child.value) : textOf(child);
    }
  }
  return text;
}

const isHiding = ({ name, attributes }: NonNullable<ReturnType<typeof tagOf>>): boolean =>
  isHiddenBy(new Map(Object.entries(attributes))) ||
  /^(?:script|style|template|noscript)$/.test(name);

/** The pictures of a node, in order. */
export function picturesIn(nodes: readonly Nodes[]): DraftPicture[] {
  return nodes
    .flatMap((node): DraftPicture[] => {
      if (node.type === 'image')
        return [
          {
            source: node.url,
            alt: node.alt ?? '',
            ...(node.data?.isNamed ? { isNamed: true } : {}),
          },
        ];
      if (node.type === 'html') return imagesIn(node.value);
      return 'children' in node ? picturesIn(node.children) : [];
    })
    .filter(({ source }) => source !== '');
}
