import { useState } from 'react';
import { randomUuid } from '@/browser/api/use-idempotency-key';
import { MARKS_MAX } from '@/features/projects/constants';
import type { MarkPlace } from '@/features/projects/model/marks/marks';
import { shownPlace, storedPlace } from '@/features/projects/model/marks/shown-place';
import type { StepMedium } from '../../pictures/model/step-media';
import {
  type EditedMark,
  nextNumber,
  type Stroke,
  strokeOn,
  undone,
  withMark,
} from '../model/mark-list';
import { useSavedMarks } from './use-saved-marks';

/** The marks of a picture on it as it is shown, the chosen one, and the strokes that changed them. */
export function useMarkEdits(stepId: string, medium: StepMedium) {
  const { marks: stored, edit, ...saving } = useSavedMarks(stepId, medium);
  const [chosenId, choose] = useState<string>();
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  /** The part of a mark that the last stroke wrote: letters of one text are one stroke. */
  const [writing, setWriting] = useState<string>();
  const { edit: cut } = medium;
  const marks = stored.map((mark) => shownPlace(mark, cut));
  const apply = (id: string, next: EditedMark | undefined, part?: string) => {
    const isSameStroke = part !== undefined && part === writing;
    if (!isSameStroke) setStrokes([...strokes, strokeOn(stored, id)]);
    setWriting(part);
    edit((list) => withMark(list, id, next));
  };
  return {
    ...saving,
    marks,
    chosen: marks.find(({ id }) => id === chosenId),
    choose,
    canUndo: strokes.length > 0,
    isFull: marks.length >= MARKS_MAX,
    add: (place: MarkPlace): EditedMark | undefined => {
      if (marks.length >= MARKS_MAX) return undefined;
      const made: EditedMark = {
        ...storedPlace(place, cut),
        id: randomUuid(),
        number: place.kind === 'dot' ? nextNumber(marks) : null,
        tone: null,
        label: [],
      };
      apply(made.id, made);
      choose(made.id);
      return shownPlace(made, cut);
    },
    /** @param part of the mark that is written, where several changes are one stroke */
    change: (mark: EditedMark, part?: string) =>
      apply(mark.id, storedPlace(mark, cut), part && `${mark.id} ${part}`),
    /** Ends a stroke of several changes. */
    endStroke: () => setWriting(undefined),
    remove: (id: string) => apply(id, undefined),
    undo: () => {
      const stroke = strokes.at(-1);
      if (!stroke) return;
      setStrokes(strokes.slice(0, -1));
      setWriting(undefined);
      edit((list) => undone(list, stroke));
      choose(stroke.before && stroke.id);
    },
  };
}

export type MarkEdits = ReturnType<typeof useMarkEdits>;
