import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { readProject, sortQuestions, sortSteps } from '@/features/projects/ui/api';
import type { ListName } from '../model/project-items';
import { putBack } from '../model/reorder';
import { useEditor } from '../../shell/hooks/editor-context';

const CALLS = { steps: sortSteps, questions: sortQuestions } as const;
const FAILED = { steps: 'sortStepsFailed', questions: 'sortQuestionsFailed' } as const;

/**
 * Moves items at once and sends the orders one after another. When the server refuses, restores the
 * last accepted order (docs/reference/interface.md#messages).
 */
export function useSort(list: ListName) {
  const t = useTranslations('editor');
  const showToast = useToast();
  const { project, store, dispatch, offerUndo } = useEditor();
  const { projectUid } = project;
  const ids = project[list].map(({ id }) => id);
  const orders = useRef<{
    taken: string[];
    wanted: string[] | undefined;
    isSending: boolean;
    sent: Promise<boolean>;
  }>({ taken: ids, wanted: undefined, isSending: false, sent: Promise.resolve(true) });
  useEffect(() => {
    if (!orders.current.isSending) orders.current.taken = ids;
  });

  const fail = async (error: unknown) => {
    dispatch({ type: 'ordered', list, ids: orders.current.taken });
    showToast({ text: t(FAILED[list]), tone: 'bad' });
    // Another tab or program added or removed items: without them the server would refuse every
    // order.
    if (error instanceof ApiError && error.code === 'validation_failed')
      dispatch({ type: 'projectLoaded', project: await readProject(projectUid) });
  };
  const send = async () => {
    const state = orders.current;
    state.isSending = true;
    let isTaken = true;
    while (state.wanted) {
      const wanted = state.wanted;
      state.wanted = undefined;
      try {
        await CALLS[list](projectUid, wanted);
        state.taken = wanted;
        isTaken = true;
      } catch (error) {
        state.wanted = undefined;
        isTaken = false;
        await fail(error).catch(() => undefined);
      }
    }
    state.isSending = false;
    return isTaken;
  };
  /**
   * True if the server accepted the order that `reorder` made of the current one, or a later one.
   */
  const sort = (reorder: Reorder) => {
    // The current items: some may have been added since the last render.
    const before = orders.current.wanted ?? store.get().project[list].map(({ id }) => id);
    const wanted = reorder(before);
    if (wanted.every((id, place) => id === before[place])) return orders.current.sent;
    dispatch({ type: 'ordered', list, ids: wanted });
    orders.current.wanted = wanted;
    if (!orders.current.isSending) orders.current.sent = send();
    return orders.current.sent;
  };
  return {
    sort,
    /**
     * Sorts as `sort` does, and offers to undo it.
     * @param text makes the message, once the items are moved
     */
    move: async (reorder: Reorder, text = () => t('moved')) => {
      const idsNow = () => store.get().project[list].map(({ id }) => id);
      const former = idsNow();
      const sent = sort(reorder);
      const isMoved = idsNow().some((id, place) => id !== former[place]);
      const message = text();
      const isTaken = await sent;
      if (isMoved && isTaken)
        offerUndo(message, async () => {
          const isBack = await sort((ids) => putBack(ids, former));
          return isBack ? t('movedBack') : undefined;
        });
      return isTaken;
    },
  };
}

type Reorder = (ids: string[]) => string[];
