import { harmlessLine, lengthOf } from '@/shared/text';
import { TAG_MAX } from '../../constants';

/** Files may hold labels up to this length; the product shows at most 60 characters of one. Longer ones are no labels and refused. */
export const LONG_LABEL_MAX = 120;
const LISTS = ['tools', 'parts', 'tags'] as const;
const ELLIPSIS = '…';

/** What was changed so that a guide fits: which label, what it was and what it is now; null when it was left out as a double. */
export type LabelChange = { field: string; before: string; after: string | null };

/** At most 60 characters, cut at the end of a word, with '…' behind. */
export function shortenLabel(label: string): string {
  const room = TAG_MAX - lengthOf(ELLIPSIS);
  const characters = [...label];
  const cut = characters.slice(0, room).join('');
  const endsWord = characters[room] === ' ';
  const wordEnd = endsWord ? cut.length : cut.lastIndexOf(' ');
  // A single long word has no end to cut at.
  const kept = wordEnd > 0 ? cut.slice(0, wordEnd) : cut;
  return `${kept.replace(/[\s,;:/(–-]+$/u, '')}${ELLIPSIS}`;
}

/** Shortens the labels of a guide that are too long for the product, and tells of each. Everything else stays as it came. */
export function fitLabels(guide: unknown): { guide: unknown; changes: LabelChange[] } {
  if (typeof guide !== 'object' || guide === null || Array.isArray(guide)) return { guide, changes: [] };
  const changes: LabelChange[] = [];
  const fitted: Record<string, unknown> = { ...guide };
  for (const list of LISTS) {
    const labels: unknown = fitted[list];
    if (Array.isArray(labels)) fitted[list] = labels.flatMap((label: unknown, index) => fitLabel(label, `${list}.${index}`, labels, changes));
  }
  return { guide: fitted, changes };
}

function fitLabel(label: unknown, field: string, all: unknown[], changes: LabelChange[]): unknown[] {
  if (typeof label !== 'string') return [label];
  const clean = harmlessLine(label);
  if (lengthOf(clean) <= TAG_MAX || lengthOf(clean) > LONG_LABEL_MAX) return [label];
  const after = shortenLabel(clean);
  const same = (other: unknown) => typeof other === 'string' && harmlessLine(other).toLowerCase() === after.toLowerCase();
  const isDouble = all.some(same) || changes.some((change) => change.field.split('.')[0] === field.split('.')[0] && same(change.after));
  changes.push({ field, before: clean, after: isDouble ? null : after });
  return isDouble ? [] : [after];
}
