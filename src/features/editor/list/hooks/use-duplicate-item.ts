import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { randomKey } from '@/browser/api/use-idempotency-key';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { duplicateQuestion, duplicateStep } from '@/features/projects/ui/api';
import type { ItemKind } from '../../shell/model/fields';
import type { SavedItem } from '../model/project-items';
import { highlightRow } from '../model/rows';
import { useEditor } from '../../shell/hooks/editor-context';
import { removeItem } from './remove-item';

const DUPLICATED = {
  step: 'stepDuplicated',
  chapter: 'chapterDuplicated',
  question: 'questionDuplicated',
} as const;

/** Adds a copy after an item, with its latest text, and opens it. */
export function useDuplicateItem() {
  const t = useTranslations('editor');
  const showToast = useToast();
  const editor = useEditor();
  const {
    store,
    autosave,
    place: { goTo },
    offerUndo,
  } = editor;
  // One copy at a time: a second press during the request means the same.
  const isRunning = useRef(false);
  return async ({ id, kind }: { id: string; kind: ItemKind }) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await autosave.run(id);
      const { projectUid } = store.get().project;
      const saved: SavedItem =
        kind === 'question'
          ? { list: 'questions', item: await duplicateQuestion(projectUid, id, randomKey()) }
          : { list: 'steps', item: await duplicateStep(projectUid, id, randomKey()) };
      const index = store.get().project[saved.list].findIndex((item) => item.id === id) + 1;
      store.dispatch({ type: 'itemLoaded', saved, ...(index > 0 ? { index } : {}) });
      goTo(kind === 'question' ? 'faq' : 'steps', { kind, id: saved.item.id });
      highlightRow(saved.item.id);
      const copy = { id: saved.item.id, kind };
      offerUndo(t(DUPLICATED[kind]), async () => {
        await removeItem(editor, copy);
        return t(`removed.${kind}`);
      });
    } catch (error) {
      showToast({ text: error instanceof ApiError ? error.message : t('failed'), tone: 'bad' });
    } finally {
      isRunning.current = false;
    }
  };
}
