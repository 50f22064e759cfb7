import { lengthOf } from '@/shared/text/text';
import { ENTRIES_MAX, ENTRY_MAX } from '@/features/projects/constants';
import { FILE_WORDS } from '@/languages/files';
import type { Refusal } from '../../model/reader';
import type { DraftGuide, DraftItem } from './draft-guide';
import { plainLine, shortened } from './fit-text';
import { type Notice, noticeOf } from './notices';

/** Fits tools and parts into their lists; the rest goes to the end of the description. */
export function fitEntries(draft: DraftGuide): DraftGuide {
  const kinds = (['tools', 'parts'] as const).map((kind) => ({ kind, ...fitList(draft[kind]) }));
  const left = kinds
    .filter(({ whole }) => whole.length > 0)
    .map(({ kind, whole }) =>
      [`${FILE_WORDS[draft.lang].headings[kind][0]}:`, ...whole.map((entry) => `• ${entry}`)].join(
        '\n',
      ),
    );
  const lists = Object.fromEntries(kinds.map(({ kind, list }) => [kind, list]));
  const places = Object.fromEntries(kinds.map(({ kind, placeOf }) => [kind, placeOf]));
  const fitItems = <Item extends DraftItem>(items: readonly Item[] = []): Item[] =>
    items.flatMap((item) => {
      const index = places[item.list]?.get(item.index);
      return index === undefined ? [] : [{ ...item, index }];
    });
  return {
    ...draft,
    ...lists,
    fixed: fitItems(draft.fixed),
    steps: draft.steps.map((step) => ({ ...step, uses: fitItems(step.uses) })),
    description: [draft.description, ...left].filter(Boolean).join('\n\n'),
  };
}

function fitList(entries: readonly string[]) {
  const placed = entries
    .map((entry, index) => ({ entry: plainLine(entry), index }))
    .filter(({ entry }) => entry !== '');
  const all = placed.map(({ entry }) => entry);
  return {
    placeOf: new Map(placed.slice(0, ENTRIES_MAX).map(({ index }, place) => [index, place])),
    list: all.slice(0, ENTRIES_MAX).map((entry) => shortened(entry, ENTRY_MAX)),
    whole: all.filter((entry, index) => index >= ENTRIES_MAX || lengthOf(entry) > ENTRY_MAX),
  };
}

/**
 * Tools and parts that do not fit: each one that is too long, and the first one beyond the limit.
 */
function entryNotices(draft: DraftGuide): Notice[] {
  return (['tools', 'parts'] as const).flatMap((kind) => {
    const all = draft[kind]
      .map((entry, index) => ({
        entry: plainLine(entry),
        line: draft.entryLines?.[kind][index] ?? draft.line,
      }))
      .filter(({ entry }) => entry !== '');
    const beyond = all.slice(ENTRIES_MAX);
    const oversized = [
      ...all
        .slice(0, ENTRIES_MAX)
        .filter(({ entry }) => lengthOf(entry) > ENTRY_MAX)
        .map((each) => ({ ...each, count: 1 })),
      ...beyond.slice(0, 1).map((each) => ({ ...each, count: beyond.length })),
    ];
    return oversized.map(({ entry, line, count }) => {
      const each = noticeOf('entries_moved', line, entry);
      return { ...each, values: { ...each.values, count, max: ENTRIES_MAX } };
    });
  });
}

/** All notices about a guide of this file. */
export const noticesIn = (file: string, draft: DraftGuide): Refusal[] =>
  [...(draft.notices ?? []), ...entryNotices(draft)].map((each) => ({ file, ...each }));
