import { cutText } from '@/shared/text/letters';
import { harmlessLine, lengthOf } from '@/shared/text/text';
import { ENTRY_MAX, TAG_MAX } from '../../constants';

/**
 * The maximum length of a label in each list and in its translations. Labels up to twice as long are shortened; longer ones
 * are rejected.
 */
const LISTS = { tools: ENTRY_MAX, parts: ENTRY_MAX, tags: TAG_MAX } as const;
const TRANSLATED = { toolLists: ENTRY_MAX, partLists: ENTRY_MAX, tagLists: TAG_MAX } as const;
const LONG_TIMES = 2;
const ELLIPSIS = '…';

/** A changed label: its field, before and after; null when it was dropped as a duplicate. */
export type LabelChange = { field: string; before: string; after: string | null };

/** At most `max` characters, cut at the end of a word, followed by '…'. */
export function shortenLabel(label: string, max: number): string {
  const room = max - lengthOf(ELLIPSIS);
  const cut = cutText(label, room);
  const endsWord = label[cut.length] === ' ';
  const wordEnd = endsWord ? cut.length : cut.lastIndexOf(' ');
  // A single long word is cut anywhere.
  const wholeWords = wordEnd > 0 ? cut.slice(0, wordEnd) : cut;
  return `${wholeWords.replace(/[\s,;:/(–-]+$/u, '')}${ELLIPSIS}`;
}

/**
 * Shortens labels of a guide that are too long, and reports each. Everything else stays unchanged.
 */
export function fitLabels(guide: unknown): { guide: unknown; changes: LabelChange[] } {
  if (typeof guide !== 'object' || guide === null || Array.isArray(guide))
    return { guide, changes: [] };
  const changes: LabelChange[] = [];
  const fitted: Record<string, unknown> = { ...guide };
  for (const [list, max] of Object.entries(LISTS))
    if (list in fitted) fitted[list] = fitList(fitted[list], { path: list, max }, changes);
  for (const [list, max] of Object.entries(TRANSLATED)) {
    const lists: unknown = fitted[list];
    if (!Array.isArray(lists)) continue;
    fitted[list] = lists.map((each: unknown, index) =>
      typeof each === 'object' && each !== null && 'values' in each
        ? {
            ...each,
            values: fitList(each.values, { path: `${list}.${index}.values`, max }, changes),
          }
        : each,
    );
  }
  return { guide: fitted, changes };
}

function fitList(
  labels: unknown,
  { path, max }: { path: string; max: number },
  changes: LabelChange[],
): unknown {
  return Array.isArray(labels)
    ? labels.flatMap((label: unknown, index) =>
        fitLabel(label, { path, index, max, all: labels }, changes),
      )
    : labels;
}

type LabelPlace = { path: string; index: number; max: number; all: unknown[] };

function fitLabel(
  label: unknown,
  { path, index, max, all }: LabelPlace,
  changes: LabelChange[],
): unknown[] {
  if (typeof label !== 'string') return [label];
  const clean = harmlessLine(label);
  if (lengthOf(clean) <= max || lengthOf(clean) > LONG_TIMES * max) return [label];
  const after = shortenLabel(clean, max);
  const same = (other: unknown) =>
    typeof other === 'string' && harmlessLine(other).toLowerCase() === after.toLowerCase();
  const isDouble =
    path.startsWith('tag') &&
    (all.some(same) ||
      changes.some((change) => change.field.startsWith(`${path}.`) && same(change.after)));
  changes.push({ field: `${path}.${index}`, before: clean, after: isDouble ? null : after });
  return isDouble ? [] : [after];
}
