import type { Blockquote, PhrasingContent, RootContent } from 'mdast';
import type { LineKind } from '@/features/projects/model/lines/lines';
import { textOf } from '../markdown/markdown-blocks';

/** An alert as Markdown writes it. */
export const alertOf = (kind: LineKind, children: PhrasingContent[]): Blockquote => ({
  type: 'blockquote',
  children: [
    {
      type: 'paragraph',
      children: [{ type: 'text', value: `[!${kind.toUpperCase()}] ` }, ...children],
    },
  ],
});

const isBareAlert = (block: RootContent | undefined): block is Blockquote =>
  block?.type === 'blockquote' && /^\[!\w+\]$/.test(textOf(block).trim());

/** Blocks in which a signal word on a line of its own has the paragraph below it. */
export function withSignals(blocks: readonly RootContent[]): RootContent[] {
  const all: RootContent[] = [];
  for (const block of blocks) {
    const before = all.at(-1);
    const isBelow = isBareAlert(before) && (block.type === 'paragraph' || block.type === 'list');
    if (isBelow) all.splice(-1, 1, { ...before, children: [...before.children, block] });
    else all.push(block);
  }
  return all;
}
