import type { Heading, List, ListItem, Paragraph, RootContent } from 'mdast';
import { picturesIn, textOf } from '../markdown/markdown-blocks';
import { isSteps } from '../markdown/markdown-steps';
import { withoutBeginning } from './blocks-from-html';

/** '1. ', '2) ', '(3) ', also with the word of a step. */
const NUMBER = /^\s*(?:\p{L}{4,7}\s+)?\(?(\d{1,3})[.):]{1,2}\s+(?=\S)/u;
const HEADING_MAX = 80;

/**
 * Blocks of a document without headings and numbered lists, in which people numbered by hand, wrote
 * headings in bold, or put a picture below each text.
 */
export function withLooseSteps(blocks: RootContent[]): RootContent[] {
  if (blocks.some((block) => block.type === 'heading' || isSteps(block))) return blocks;
  return numberedByHand(blocks) ?? boldHeadings(blocks) ?? endingWithPictures(blocks) ?? blocks;
}

function numberedByHand(blocks: readonly RootContent[]): RootContent[] | undefined {
  const before: RootContent[] = [];
  const items: ListItem[] = [];
  for (const block of blocks) {
    const [sign = '', number] = (block.type === 'paragraph' && NUMBER.exec(textOf(block))) || [];
    const last = items.at(-1);
    if (block.type === 'paragraph' && Number(number) === items.length + 1)
      items.push({
        type: 'listItem',
        children: [{ ...block, children: withoutBeginning(block.children, sign.length) }],
        ...(block.position ? { position: block.position } : {}),
      });
    else if (last) last.children.push(block as ListItem['children'][number]);
    else before.push(block);
  }
  const list: List = { type: 'list', ordered: true, start: 1, children: items };
  return items.length > 1 ? [...before, list] : undefined;
}

function boldHeadings(blocks: readonly RootContent[]): RootContent[] | undefined {
  const isBold = (block: RootContent): block is Paragraph =>
    block.type === 'paragraph' &&
    block.children.every((child) => child.type === 'strong' || textOf(child).trim() === '') &&
    block.children.some(({ type }) => type === 'strong') &&
    textOf(block).trim().length <= HEADING_MAX;
  if (blocks.filter(isBold).length < 2) return undefined;
  return blocks.map((block): RootContent => {
    if (!isBold(block)) return block;
    const heading: Heading = {
      type: 'heading',
      depth: 2,
      children: block.children.flatMap((child) =>
        child.type === 'strong' ? child.children : [child],
      ),
    };
    return block.position ? { ...heading, position: block.position } : heading;
  });
}

/** Texts that end with pictures; the last one may have none. */
function endingWithPictures(blocks: readonly RootContent[]): RootContent[] | undefined {
  if (picturesIn(blocks).length < 2) return undefined;
  const items: ListItem[] = [];
  let hasEnded = true;
  for (const block of blocks) {
    const hasPicture = picturesIn([block]).length > 0;
    if (hasEnded && (textOf(block).trim() !== '' || items.length === 0))
      items.push({
        type: 'listItem',
        children: [],
        ...(block.position ? { position: block.position } : {}),
      });
    items.at(-1)?.children.push(block as ListItem['children'][number]);
    hasEnded = hasPicture;
  }
  return items.length > 1
    ? [{ type: 'list', ordered: true, start: 1, children: items }]
    : undefined;
}
