import { MARK_NUMBER_MAX, MARKS_MAX } from '@/features/projects/constants';
import type { StepMedium } from '../../pictures/model/step-media';

export type EditedMark = StepMedium['marks'][number];
/** A change of one mark: the mark before it, at its place in the list; none for a new one. */
export type Stroke = { id: string; before: EditedMark | undefined; index: number };

/** The lowest number that no mark of the picture has; null if all are used. */
export function nextNumber(marks: readonly EditedMark[]): number | null {
  for (let number = 1; number <= MARK_NUMBER_MAX; number += 1)
    if (!marks.some((mark) => mark.number === number)) return number;
  return null;
}

/** The label of a mark with another text in one language. */
export const withLabel = (mark: EditedMark, lang: string, value: string): EditedMark => ({
  ...mark,
  label: [
    ...mark.label.filter((text) => text.lang !== lang),
    ...(value === '' ? [] : [{ lang: lang as EditedMark['label'][number]['lang'], value }]),
  ],
});

export const labelIn = ({ label }: EditedMark, lang: string) =>
  label.find((text) => text.lang === lang)?.value ?? '';

/** The list with one mark changed, added, or without it. */
export function withMark(
  marks: readonly EditedMark[],
  id: string,
  next: EditedMark | undefined,
  index = marks.length,
): EditedMark[] {
  const place = marks.findIndex((mark) => mark.id === id);
  if (place >= 0) return marks.toSpliced(place, 1, ...(next ? [next] : []));
  return next ? marks.toSpliced(index, 0, next) : [...marks];
}

/** The stroke that leads to a list from the one before. */
export const strokeOn = (marks: readonly EditedMark[], id: string): Stroke => {
  const index = marks.findIndex((mark) => mark.id === id);
  return { id, before: marks[index], index: index < 0 ? marks.length : index };
};

export const undone = (marks: readonly EditedMark[], { id, before, index }: Stroke) =>
  withMark(marks, id, before, index);

const sentOf = ({ id, kind, x, y, w, h, number, tone, label }: EditedMark) => ({
  ...{ id, kind, x, y, w, h, number, tone },
  label: label
    .map(({ lang, value }) => ({ lang, value: value.trim() }))
    .filter(({ value }) => value !== '')
    .sort((one, other) => one.lang.localeCompare(other.lang)),
});

/** The marks as a request takes them. */
export const sentMarks = (marks: readonly EditedMark[]) => marks.map(sentOf);

const isSameMark = (one: EditedMark, other: EditedMark) =>
  JSON.stringify(sentOf(one)) === JSON.stringify(sentOf(other));

/** Reports whether saving one list over the other would change nothing. */
export const isSameList = (one: readonly EditedMark[], other: readonly EditedMark[]) =>
  JSON.stringify(sentMarks(one)) === JSON.stringify(sentMarks(other));

/**
 * Marks that were changed here and elsewhere since `base`. A mark that was changed here is as it is
 * here, another as it is there; one that either removed is gone, unless the other changed it.
 */
export function mergedMarks(
  base: readonly EditedMark[],
  ours: readonly EditedMark[],
  theirs: readonly EditedMark[],
): EditedMark[] {
  const find = (list: readonly EditedMark[], id: string) => list.find((mark) => mark.id === id);
  const isChanged = (mark: EditedMark) => {
    const before = find(base, mark.id);
    return !before || !isSameMark(before, mark);
  };
  const common = theirs.flatMap((mark) => {
    const own = find(ours, mark.id);
    if (own) return isChanged(own) ? own : mark;
    return isChanged(mark) ? mark : [];
  });
  const added = ours.filter((mark) => !find(theirs, mark.id) && isChanged(mark));
  return [...common, ...added].slice(0, MARKS_MAX);
}
