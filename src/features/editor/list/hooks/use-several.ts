import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { randomKey } from '@/browser/api/use-idempotency-key';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { duplicateStep } from '@/features/projects/ui/api';
import { withChapterSteps } from '../model/chapter-steps';
import { gather, moveByOne } from '../model/reorder';
import { highlightRow } from '../model/rows';
import { useEditor } from '../../shell/hooks/editor-context';
import { removeItem } from './remove-item';
import type { Selection } from './use-selection';
import type { useSort } from './use-sort';

/** The actions on several steps at once. */
export function useSeveral(selection: Selection, orders: ReturnType<typeof useSort>) {
  const t = useTranslations('editor');
  const showToast = useToast();
  const editor = useEditor();
  const { store, project, autosave, offerUndo } = editor;
  const [isBusy, setIsBusy] = useState(false);
  const { chosen } = selection;
  const all = withChapterSteps(project.steps, chosen);

  const move = async (reorder: (ids: string[]) => string[], moved: ReadonlySet<string>) => {
    const count = moved.size;
    await orders.move(reorder, () => {
      const { steps } = store.get().project;
      const position = steps.findIndex(({ id }) => moved.has(id)) + 1;
      highlightRow(steps[position - 1]?.id ?? '');
      return t('selection.moved', { count, position, total: steps.length });
    });
  };
  // Each copy follows its original; all are then moved after the last one, which the server may
  // refuse.
  const duplicate = async () => {
    const copies: string[] = [];
    setIsBusy(true);
    try {
      for (const { id } of project.steps.filter((step) => chosen.has(step.id))) {
        await autosave.run(id);
        const item = await duplicateStep(project.projectUid, id, randomKey());
        const index = store.get().project.steps.findIndex((step) => step.id === id) + 1;
        store.dispatch({ type: 'itemLoaded', saved: { list: 'steps', item }, index });
        copies.push(item.id);
      }
    } catch (error) {
      showToast({ text: error instanceof ApiError ? error.message : t('failed'), tone: 'bad' });
    } finally {
      setIsBusy(false);
    }
    if (copies.length === 0) return;
    const last = project.steps.findLast(({ id }) => chosen.has(id))?.id;
    if (copies.length > 1) void orders.sort((ids) => gather(ids, new Set(copies), last));
    selection.choose(copies);
    highlightRow(copies[0] ?? '');
    const count = copies.length;
    offerUndo(t('selection.duplicated', { count }), async () => {
      for (const id of copies) await removeItem(editor, { id, kind: 'step' });
      return t('removed.many', { count });
    });
  };
  return {
    isBusy,
    moveByOne: (by: 'up' | 'down') => void move((ids) => moveByOne(ids, chosen, by), chosen),
    place: (moved: ReadonlySet<string>, behind: string | undefined) =>
      void move((ids) => gather(ids, moved, behind), moved),
    duplicate: () => void duplicate(),
    /** also selects the steps of the selected chapters, if some are not selected */
    chapterSteps: all.length > chosen.size ? () => selection.choose(all) : undefined,
  };
}
