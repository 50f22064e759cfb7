import type { Link, List, Nodes, RootContent, Text } from 'mdast';
import { formattedBlocks } from '@/shared/text/formatting';
import { BOLD_END, BOLD_START, withStars } from '@/shared/text/formatting-write';
import { withoutTaskBox } from './foreign-notation';
import { textOf, textOfBlocks } from './markdown-blocks';

type Options = {
  /** True if links are kept as links. */
  hasLinks?: boolean;
  /** Our own file: every mark in it was made from one. */
  isOwn: boolean;
};

/** The text of blocks with the formatting that texts have here: bold words, lists and links. */
export function formattedText(blocks: readonly RootContent[], options: Options): string {
  const text = textOfBlocks(blocks.flatMap((block) => marked(block, options)));
  return tight(options.isOwn ? text : withStars(text));
}

/** A node whose formatting is part of its text. */
function marked(node: RootContent, options: Options, isInList = false): RootContent[] {
  if (!('children' in node)) return [node];
  const children = (node.children as RootContent[]).flatMap((child) =>
    marked(child, options, isInList || node.type === 'list'),
  );
  const inside = { ...node, children } as typeof node;
  if (inside.type === 'strong')
    return options.isOwn
      ? [textNode('**'), ...children, textNode('**')]
      : [textNode(BOLD_START), ...children, textNode(BOLD_END)];
  if (inside.type === 'list' && !isInList && isPlain(inside))
    return [textNode(itemsOf(inside, options.isOwn))];
  if (inside.type === 'link' && options.hasLinks) return [linkOf(inside, options.isOwn)];
  return [inside];
}

const textNode = (value: string): Text => ({ type: 'text', value });

/** Reports whether a list is one of single lines; others keep their signs and indentation. */
const isPlain = ({ ordered, children }: List): boolean =>
  !ordered &&
  children.every(({ children: blocks }) => blocks.length === 1 && blocks[0]?.type === 'paragraph');

const itemsOf = ({ children }: List, isOwn: boolean): string =>
  children
    .map((item) =>
      textOf(item)
        .trim()
        .replace(/\s*\n\s*/g, ' '),
    )
    .map((item) => (isOwn ? item : withoutTaskBox(item)))
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join('\n');

function linkOf(link: Link, isOwn: boolean): Link | Text {
  const label = link.children
    .map((child: Nodes) => textOf(child))
    .join('')
    .trim();
  const text = `[${label}](${link.url})`;
  const [run, ...others] = formattedBlocks(text, { hasLinks: true })[0]?.lines[0] ?? [];
  const isLink = run?.link !== undefined && others.length === 0;
  // A bare address is shown as such.
  return isLink && (isOwn || label !== link.url) ? textNode(text) : link;
}

/** Without blank lines beside lists, which have space around them. */
function tight(text: string): string {
  const lines = text.split('\n');
  const isItem = (at: number) => lines[at]?.startsWith('- ') === true;
  return lines.filter((line, at) => line !== '' || isItem(at - 1) === isItem(at + 1)).join('\n');
}
