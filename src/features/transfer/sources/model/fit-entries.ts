import { lengthOf } from '@/shared/text';
import { ENTRIES_MAX, ENTRY_MAX } from '../../../project/constants';
import { WORDS } from '../../export/model/words';
import type { DraftGuide } from './draft-guide';
import { plainLine, shortened } from './fit-text';

/** Tools and parts as they fit into their lists; what does not fit stands whole at the end of the description. */
export function fitEntries(draft: DraftGuide): DraftGuide {
  const kinds = (['tools', 'parts'] as const).map((kind) => ({ kind, ...fitList(draft[kind]) }));
  const left = kinds.filter(({ whole }) => whole.length > 0).map(({ kind, whole }) => [`${WORDS[draft.lang][kind]}:`, ...whole.map((entry) => `• ${entry}`)].join('\n'));
  const lists = Object.fromEntries(kinds.map(({ kind, list }) => [kind, list]));
  return { ...draft, ...lists, description: [draft.description, ...left].filter(Boolean).join('\n\n') };
}

function fitList(entries: readonly string[]): { list: string[]; whole: string[] } {
  const all = entries.map(plainLine).filter(Boolean);
  return {
    list: all.slice(0, ENTRIES_MAX).map((entry) => shortened(entry, ENTRY_MAX)),
    whole: all.filter((entry, index) => index >= ENTRIES_MAX || lengthOf(entry) > ENTRY_MAX),
  };
}
