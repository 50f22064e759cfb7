import { cutText } from '@/shared/text/letters';
import { harmlessLine, lengthOf } from '@/shared/text/text';
import { ENTRY_MAX, TAG_MAX } from '../../constants';

/**
 * The maximum length of a label in each list. Labels up to twice as long are shortened; longer ones
 * are rejected.
 */
const LISTS = { tools: ENTRY_MAX, parts: ENTRY_MAX, tags: TAG_MAX } as const;
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
  const kept = wordEnd > 0 ? cut.slice(0, wordEnd) : cut;
  return `${kept.replace(/[\s,;:/(–-]+$/u, '')}${ELLIPSIS}`;
}

/**
 * Shortens labels of a guide that are too long, and reports each. Everything else stays unchanged.
 */
export function fitLabels(guide: unknown): { guide: unknown; changes: LabelChange[] } {
  if (typeof guide !== 'object' || guide === null || Array.isArray(guide))
    return { guide, changes: [] };
  const changes: LabelChange[] = [];
  const fitted: Record<string, unknown> = { ...guide };
  for (const [list, max] of Object.entries(LISTS)) {
    const labels: unknown = fitted[list];
    if (!Array.isArray(labels)) continue;
    fitted[list] = labels.flatMap((label: unknown, index) =>
      fitLabel(label, { field: `${list}.${index}`, max, all: labels }, changes),
    );
  }
  return { guide: fitted, changes };
}

type LabelPlace = { field: string; max: number; all: unknown[] };

function fitLabel(
  label: unknown,
  { field, max, all }: LabelPlace,
  changes: LabelChange[],
): unknown[] {
  if (typeof label !== 'string') return [label];
  const clean = harmlessLine(label);
  if (lengthOf(clean) <= max || lengthOf(clean) > LONG_TIMES * max) return [label];
  const after = shortenLabel(clean, max);
  const same = (other: unknown) =>
    typeof other === 'string' && harmlessLine(other).toLowerCase() === after.toLowerCase();
  const isDouble =
    field.startsWith('tags.') &&
    (all.some(same) ||
      changes.some(
        (change) => change.field.split('.')[0] === field.split('.')[0] && same(change.after),
      ));
  changes.push({ field, before: clean, after: isDouble ? null : after });
  return isDouble ? [] : [after];
}
