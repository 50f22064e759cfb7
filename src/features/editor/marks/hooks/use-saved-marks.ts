import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { useLeaveWarning } from '@/browser/page/use-leave-warning';
import { useStepMedia } from '../../pictures/hooks/use-step-media';
import { createSaveQueue, type Outcome, type SaveQueue } from '../../saving/model/save-queue';
import { useEditor } from '../../shell/hooks/editor-context';
import { mediaOf, type StepMedium, withChange } from '../../pictures/model/step-media';
import { type EditedMark, isSameList, mergedMarks, sentMarks } from '../model/mark-list';

export type MarksState =
  | { is: 'idle' | 'saving' | 'saved' | 'offline' }
  | { is: 'failed'; reason: string };

/**
 * The marks of a picture while they are edited. They are saved shortly after each change, on top of
 * what was changed elsewhere, and again after a failure.
 */
export function useSavedMarks(stepId: string, medium: StepMedium) {
  const { change } = useStepMedia(stepId);
  const { store } = useEditor();
  const [marks, setMarks] = useState<EditedMark[]>(medium.marks);
  const [state, setState] = useState<MarksState>({ is: 'idle' });
  /** The marks here, and those of the server that they began from. */
  const lists = useRef({ ours: medium.marks, base: medium.marks });
  const show = (ours: EditedMark[]) => {
    lists.current.ours = ours;
    setMarks(ours);
  };
  const send = async (id: string): Promise<Outcome> => {
    const { ours: sent, base } = lists.current;
    let merged: EditedMark[] | undefined;
    setState({ is: 'saving' });
    try {
      await change((media) => {
        const theirs = media.find((each) => each.id === id)?.marks;
        if (!theirs) return undefined;
        merged = mergedMarks(base, sent, theirs);
        if (isSameList(merged, theirs)) return undefined;
        return withChange(media, id, { marks: sentMarks(merged) });
      });
    } catch (error) {
      setState(failureOf(error));
      return { is: 'failed' };
    }
    const step = store.get().project.steps.find((each) => each.id === stepId);
    const stored = step && mediaOf(step).find((each) => each.id === id)?.marks;
    const theirs = stored ?? merged ?? sent;
    const ours = mergedMarks(sent, lists.current.ours, theirs);
    lists.current.base = theirs;
    show(ours);
    setState({ is: 'saved' });
    return { is: 'saved' };
  };
  const newestSend = useRef(send);
  useEffect(() => {
    newestSend.current = send;
  });
  const queue = useRef<SaveQueue>(undefined);
  useEffect(() => {
    const started = createSaveQueue((id) => newestSend.current(id));
    const flush = () => started.flush();
    queue.current = started;
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
      started.flush();
      started.stop();
    };
  }, []);
  const isUnsaved = !isSameList(marks, medium.marks);
  useLeaveWarning(isUnsaved);
  return {
    marks,
    state,
    isUnsaved,
    /** Changes the list as it is now. */
    edit: (next: (marks: readonly EditedMark[]) => EditedMark[]) => {
      show(next(lists.current.ours));
      setState({ is: 'saving' });
      queue.current?.touch(medium.id);
    },
    /** Saves now. */
    save: () => void queue.current?.run(medium.id),
    /** The marks as the server has them. */
    discard: () => {
      show(medium.marks);
      queue.current?.forget(medium.id);
    },
  };
}

function failureOf(error: unknown): MarksState {
  const isOffline =
    !navigator.onLine ||
    !(error instanceof ApiError) ||
    error.status === 0 ||
    error.code === 'unreachable';
  return isOffline ? { is: 'offline' } : { is: 'failed', reason: error.message };
}
