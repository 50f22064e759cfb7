import type { Link, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { DraftPicture } from '../draft-guide';
import { escapeHtml } from '@/shared/text/escape-html';
import { htmlBlock, imagesIn, inlineHtml } from './markdown-html';

/** Longer addresses would not fit into a step next to text. */
const LINK_MAX = 300;
const KEPT_LINK = /^(?:https?:\/\/|mailto:|tel:)/i;

/** True if the address of a link is shown after its text. */
export const isKept = ({ url }: Pick<Link, 'url'>): boolean =>
  KEPT_LINK.test(url) && url.length <= LINK_MAX;

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
      return htmlBlock(node.value, linked).text;
    case 'image':
    case 'definition':
    case 'thematicBreak':
    case 'delete':
    case 'yaml':
      return '';
    case 'link':
      return linked(phrasingText(node.children), node.url);
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

// Omits an address that equals its text, or leads nowhere on the web.
function linked(said: string, url: string): string {
  const address = url.replace(/^(?:mailto|tel):/i, '');
  return !isKept({ url }) || said.trim() === '' || said === url || said === address
    ? said
    : `${said} (${address})`;
}

/** Text with inline HTML, which has one tag per node. */
function phrasing(children: readonly Nodes[]): { text: string; struck: readonly string[] } {
  if (!children.some(({ type }) => type === 'html' || type === 'delete'))
    return { text: children.map(textOf).join(''), struck: [] };
  const html = children.map((child) => {
    if (child.type === 'html') return child.value;
    if (child.type === 'delete') return `<del>${escapeHtml(phrasingText(child.children))}</del>`;
    return escapeHtml(textOf(child));
  });
  return inlineHtml(html.join(''), linked);
}

const phrasingText = (children: readonly Nodes[]): string => phrasing(children).text;

/** The struck-out words of a document with their lines: `~~words~~`, `<del>words</del>`. */
export function struckIn(node: Nodes): { words: string; line: number }[] {
  const line = node.position?.start.line ?? 1;
  const toldHere = (struck: readonly string[]) => struck.map((words) => ({ words, line }));
  if (node.type === 'html') return toldHere(htmlBlock(node.value, linked).struck);
  if (node.type === 'delete') return toldHere([phrasingText(node.children).trim()]);
  if (!('children' in node)) return [];
  const isOfBlocks = 'root blockquote list listItem'.includes(node.type);
  return [
    ...(isOfBlocks ? [] : toldHere(phrasing(node.children).struck)),
    ...node.children
      .filter(({ type }) => isOfBlocks || (type !== 'html' && type !== 'delete'))
      .flatMap(struckIn),
  ];
}

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
      return 'children' in node && node.type !== 'delete' ? picturesIn(node.children) : [];
    })
    .filter(({ source }) => source !== '');
}
