import type { LocalizedText } from '@/shared/interface/localized-text';
import { MARK_SIZE_MIN, type MARK_KINDS, type MARK_TONES } from '../../constants';
import type { StatedText, StoredText } from '../texts/states';

export type MarkKind = (typeof MARK_KINDS)[number];
export type MarkTone = (typeof MARK_TONES)[number];

/**
 * The place of a mark, in fractions of the upright, uncropped picture. (x, y) is the upper left corner
 * of a circle, box or dot, which fills w × h; an arrow goes from (x, y) to its head at (x + w, y + h).
 */
export type MarkPlace = { kind: MarkKind; x: number; y: number; w: number; h: number };

/** A mark without its label. */
export type MarkShape = MarkPlace & {
  /** 1 to 9, as ① to ⑨ in the texts of its step; several marks may have the same. */
  number: number | null;
  /** Null for the colour of the site. */
  tone: MarkTone | null;
};

/** A mark on a picture; its label is empty where it has none. */
export type Mark<Text = LocalizedText> = MarkShape & { id: string; label: Text[] };
export type StoredMark = Mark<StoredText>;

/** A mark of a request: with the id of a stored one it changes that, without it is new. */
export type GivenMark = MarkPlace & {
  id?: string | undefined;
  number?: number | null | undefined;
  tone?: MarkTone | null | undefined;
  label?: StatedText[] | undefined;
};

/**
 * The marks to store in place of the stored ones. One with the id of a stored one keeps what it leaves
 * out.
 */
export const changedMarks = (
  stored: readonly StoredMark[],
  given: readonly GivenMark[],
  newId: () => string,
  changeLabel: (former: StoredText[], label: StatedText[] | undefined) => StoredText[],
): StoredMark[] =>
  given.map(({ id = newId(), kind, x, y, w, h, number, tone, label }) => {
    const former = stored.find((mark) => mark.id === id);
    return {
      ...{ id, kind, x, y, w, h },
      number: number === undefined ? (former?.number ?? null) : number,
      tone: tone === undefined ? (former?.tone ?? null) : tone,
      label: changeLabel(former?.label ?? [], label),
    };
  });

/** Marks with other labels. */
export const withMarkLabels = <From, To>(
  marks: readonly Mark<From>[],
  change: (texts: From[], id: string) => To[],
): Mark<To>[] => marks.map((mark) => ({ ...mark, label: change(mark.label, mark.id) }));

/** Rounding of clients must not move a mark out of its picture. */
const SLACK = 1e-6;
export const isInside = (value: number): boolean => value >= -SLACK && value <= 1 + SLACK;

/** Why a mark cannot be there: the key of a message. */
export function placeProblem({
  kind,
  x,
  y,
  w,
  h,
}: MarkPlace): 'markOutside' | 'markTooSmall' | undefined {
  if (![x, y, x + w, y + h].every(isInside)) return 'markOutside';
  const size = kind === 'arrow' ? Math.hypot(w, h) : Math.min(w, h);
  return size < MARK_SIZE_MIN ? 'markTooSmall' : undefined;
}
