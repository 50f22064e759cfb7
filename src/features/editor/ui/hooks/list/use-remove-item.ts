'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { useToast } from '@/ui/kit/toasts/toast-context';
import {
  removeQuestion,
  removeStep,
  restoreQuestion,
  restoreStep,
} from '@/features/projects/ui/api';
import type { ItemKind } from '../../../model/fields';
import type { SavedItem } from '../../../model/list/project-items';
import { neighbourIds, rowOf } from '../../../model/list/rows';
import { useEditor } from '../editor-context';

const REMOVED = {
  step: 'stepRemoved',
  chapter: 'chapterRemoved',
  question: 'questionRemoved',
} as const;

export type Removal = { id: string; kind: ItemKind; name: string };
type Removed = Removal & { index: number };
const NOTHING: readonly Removal[] = [];
const listOf = ({ kind }: Removal) => (kind === 'question' ? 'questions' : 'steps');

/**
 * Deletes items after a question that names them (docs/reference/guides.md#editor), and
 * restores them on request.
 */
export function useRemoveItem() {
  const t = useTranslations('editor');
  const common = useTranslations('common');
  const showToast = useToast();
  const {
    project: { projectUid },
    store,
    autosave,
    dispatch,
    place: { tab, item, goTo },
  } = useEditor();
  const [asked, setAsked] = useState(NOTHING);
  const [isBusy, setIsBusy] = useState(false);
  /** Focus targets after the dialog has closed: the ids next to the deleted items. */
  const focusNext = useRef<readonly string[]>(undefined);

  const tell = (error: unknown) =>
    showToast({ text: error instanceof ApiError ? error.message : t('failed'), tone: 'bad' });
  // The last one first, so that the positions of the others stay valid for a restore.
  const restore = async (removed: readonly Removed[]) => {
    try {
      for (const { id, kind, index } of [...removed].reverse()) {
        const saved: SavedItem =
          kind === 'question'
            ? { list: 'questions', item: await restoreQuestion(projectUid, id) }
            : { list: 'steps', item: await restoreStep(projectUid, id) };
        dispatch({ type: 'itemLoaded', saved, index });
      }
      const [first] = removed;
      if (!first) return;
      showToast({
        text:
          removed.length > 1
            ? t('restored.many', { count: removed.length })
            : t(`restored.${first.kind}`),
        tone: 'good',
      });
      restoreFocus(first.id);
    } catch (error) {
      tell(error);
    }
  };
  const removeOne = async (removal: Removal): Promise<Removed> => {
    const { id, kind } = removal;
    const list = listOf(removal);
    // It is restored with the latest typed text.
    await autosave.run(id);
    await (kind === 'question' ? removeQuestion(projectUid, id) : removeStep(projectUid, id)).catch(
      ignoreNotFound,
    );
    const ids = store.get().project[list].map((one) => one.id);
    focusNext.current = neighbourIds(ids, id);
    if (item?.id === id) goTo(tab, undefined, { replaces: true });
    dispatch({ type: 'removed', list, id });
    return { ...removal, index: ids.indexOf(id) };
  };
  const remove = async (removals: readonly Removal[]) => {
    const removed: Removed[] = [];
    setIsBusy(true);
    try {
      for (const removal of removals) removed.push(await removeOne(removal));
      setAsked(NOTHING);
    } catch (error) {
      tell(error);
      // A retry covers those that are left.
      setAsked(removals.slice(removed.length));
    } finally {
      setIsBusy(false);
    }
    const [first] = removed;
    if (!first) return;
    showToast({
      text:
        removed.length > 1 ? t('removedMany', { count: removed.length }) : t(REMOVED[first.kind]),
      tone: 'good',
      undo: { label: common('undo'), onUndo: () => void restore(removed) },
    });
  };
  return {
    asked,
    isBusy,
    ask: (...removals: readonly Removal[]) => setAsked(removals),
    dismiss: () => setAsked(NOTHING),
    remove,
    /**
     * Focuses the row that took the place of the last deleted one; the add button when the list is
     * empty.
     */
    focusRest: (): boolean => {
      const ids = focusNext.current;
      focusNext.current = undefined;
      if (!ids) return false;
      const row = ids.map(rowOf).find(Boolean) ?? document.querySelector<HTMLElement>('[data-add]');
      row?.focus();
      return row !== null;
    },
  };
}

// The Undo button is gone: focus the restored item.
function restoreFocus(id: string) {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) rowOf(id)?.focus();
  });
}

// Already deleted elsewhere: the result is the same.
function ignoreNotFound(error: unknown) {
  if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
}
