import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { restoreQuestion, restoreStep } from '@/features/projects/ui/api';
import type { ItemKind } from '../../shell/model/fields';
import type { SavedItem } from '../model/project-items';
import { neighbourIds, rowOf } from '../model/rows';
import { useEditor } from '../../shell/hooks/editor-context';
import { removeItem } from './remove-item';

export type Removal = { id: string; kind: ItemKind; name: string };
type Removed = Removal & { index: number };

/** Deletes items, and restores them on request. */
export function useRemoveItem() {
  const t = useTranslations('editor');
  const showToast = useToast();
  const editor = useEditor();
  const {
    project: { projectUid },
    dispatch,
    offerUndo,
  } = editor;
  const [isBusy, setIsBusy] = useState(false);

  // The last one first, so that the positions of the others stay valid.
  const restore = async (removed: readonly Removed[], first: Removed) => {
    for (const { id, kind, index } of [...removed].reverse()) {
      const saved: SavedItem =
        kind === 'question'
          ? { list: 'questions', item: await restoreQuestion(projectUid, id) }
          : { list: 'steps', item: await restoreStep(projectUid, id) };
      dispatch({ type: 'itemLoaded', saved, index });
    }
    focusWhenLost(() => rowOf(first.id));
    return removed.length > 1
      ? t('restored.many', { count: removed.length })
      : t(`restored.${first.kind}`);
  };
  const remove = async (...removals: readonly Removal[]) => {
    const removed: Removed[] = [];
    let neighbours: string[] = [];
    setIsBusy(true);
    try {
      for (const removal of removals) {
        const ids = await removeItem(editor, removal);
        neighbours = neighbourIds(ids, removal.id);
        removed.push({ ...removal, index: ids.indexOf(removal.id) });
      }
    } catch (error) {
      showToast({ text: error instanceof ApiError ? error.message : t('failed'), tone: 'bad' });
    } finally {
      setIsBusy(false);
    }
    const [first] = removed;
    if (!first) return;
    // The row that took the place of the last one; the add button when the list is empty.
    focusWhenLost(
      () =>
        neighbours.map(rowOf).find(Boolean) ?? document.querySelector<HTMLElement>('[data-add]'),
    );
    offerUndo(
      removed.length > 1
        ? t('removed.many', { count: removed.length })
        : t(`removed.${first.kind}`),
      () => restore(removed, first),
    );
  };
  return {
    isBusy,
    remove: (...removals: readonly Removal[]) => void remove(...removals),
  };
}

/** Focuses an element when the focused one, a row or the Undo button, has gone. */
function focusWhenLost(find: () => HTMLElement | null | undefined) {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) find()?.focus();
  });
}
