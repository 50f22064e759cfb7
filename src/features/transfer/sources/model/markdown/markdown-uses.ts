import type { RootContent } from 'mdast';
import { ENTRIES_MAX } from '@/features/projects/constants';
import { FILE_WORDS } from '@/languages/files';
import { useIn } from '../../../model/use-text';
import type { DraftUse } from '../draft-guide';
import { textOf } from './markdown-blocks';

/** The lists of a file of our own, whose steps name what they use. */
export type Items = Record<'parts' | 'tools', readonly string[]>;

const LABELS = new Set(Object.values(FILE_WORDS).map(({ facts }) => `${facts.uses}:`));

/** Separates the list of what a step uses from its text; one with other lines stays there. */
export function withoutUses(
  all: readonly RootContent[],
  items: Items | undefined,
): { blocks: readonly RootContent[]; uses: DraftUse[] } {
  if (!items) return { blocks: all, uses: [] };
  const uses: DraftUse[] = [];
  // Two lines may be alike.
  const free = {
    parts: items.parts.slice(0, ENTRIES_MAX),
    tools: items.tools.slice(0, ENTRIES_MAX),
  };
  const blocks = all.filter((block) => {
    const used = linesIn(block)?.map((line) => useOf(line, free));
    const known = used?.filter((use) => use !== undefined) ?? [];
    if (!used || known.length < used.length) return true;
    uses.push(...known);
    return false;
  });
  return { blocks, uses };
}

function linesIn(block: RootContent): string[] | undefined {
  if (block.type !== 'blockquote') return undefined;
  const [label, list] = block.children;
  return label && list?.type === 'list' && LABELS.has(textOf(label).trim())
    ? list.children.map((item) => textOf(item).trim())
    : undefined;
}

function useOf(line: string, free: Record<keyof Items, string[]>): DraftUse | undefined {
  for (const list of ['parts', 'tools'] as const) {
    const use = useIn(line, free[list]);
    if (use) {
      free[list][use.index] = '';
      return { list, ...use };
    }
  }
  return undefined;
}
