'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ApiError } from '@/client/api-error';
import { useToast } from '@/components/ui/toast-context';
import { removeQuestion, removeStep, restoreQuestion, restoreStep } from '@/features/project/api';
import type { ItemKind } from '../model/fields';
import type { SavedItem } from '../model/project-items';
import { useEditor } from './editor-context';

const REMOVED = {
  step: 'stepRemoved',
  chapter: 'chapterRemoved',
  question: 'questionRemoved',
} as const;

export type Removal = { id: string; kind: ItemKind; name: string };

/** Deletes an item after a question that names it (specification, section 2, 'Project editor'), and brings it back when asked to. */
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
  const [asked, setAsked] = useState<Removal>();
  const [isBusy, setIsBusy] = useState(false);

  const tell = (error: unknown) =>
    showToast({ text: error instanceof ApiError ? error.message : t('failed'), tone: 'bad' });
  const restore = async ({ id, kind }: Removal, index: number) => {
    try {
      const saved: SavedItem =
        kind === 'question'
          ? { list: 'questions', item: await restoreQuestion(projectUid, id) }
          : { list: 'steps', item: await restoreStep(projectUid, id) };
      dispatch({ type: 'itemLoaded', saved, index });
      showToast({ text: t(`restored.${kind}`), tone: 'good' });
      focusItem(id);
    } catch (error) {
      tell(error);
    }
  };
  const remove = async (removal: Removal) => {
    const { id, kind } = removal;
    const list = kind === 'question' ? 'questions' : 'steps';
    setIsBusy(true);
    try {
      // What was typed last comes back with it.
      await autosave.run(id);
      await (kind === 'question'
        ? removeQuestion(projectUid, id)
        : removeStep(projectUid, id)
      ).catch(forgiveGone);
      const index = store.get().project[list].findIndex((one) => one.id === id);
      if (item?.id === id) goTo(tab, undefined, { replaces: true });
      dispatch({ type: 'removed', list, id });
      showToast({
        text: t(REMOVED[kind]),
        tone: 'good',
        undo: { label: common('undo'), onUndo: () => void restore(removal, index) },
      });
      setAsked(undefined);
    } catch (error) {
      tell(error);
    } finally {
      setIsBusy(false);
    }
  };
  return { asked, isBusy, ask: setAsked, dismiss: () => setAsked(undefined), remove };
}

// The button that brought it back has gone: the focus goes to what came.
function focusItem(id: string) {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    [...document.querySelectorAll<HTMLElement>('[data-item]')]
      .find(({ dataset }) => dataset['item'] === id)
      ?.focus();
  });
}

// Deleted somewhere else already: what was wanted is so.
function forgiveGone(error: unknown) {
  if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
}
