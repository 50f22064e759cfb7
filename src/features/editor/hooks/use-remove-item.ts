'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ApiError } from '@/client/api-error';
import { useToast } from '@/components/ui/toast-context';
import { removeQuestion, removeStep } from '@/features/project/api';
import type { ItemKind } from '../model/fields';
import { useEditor } from './editor-context';

const REMOVED = { step: 'stepRemoved', chapter: 'chapterRemoved', question: 'questionRemoved' } as const;

export type Removal = { id: string; kind: ItemKind; name: string };

/** Deletes an item after a question that names it (specification, section 2, 'Project editor'). */
export function useRemoveItem() {
  const t = useTranslations('editor');
  const showToast = useToast();
  const { project: { projectUid }, dispatch, place: { tab, item, goTo } } = useEditor();
  const [asked, setAsked] = useState<Removal>();
  const [isBusy, setIsBusy] = useState(false);

  const remove = async ({ id, kind }: Removal) => {
    setIsBusy(true);
    try {
      await (kind === 'question' ? removeQuestion(projectUid, id) : removeStep(projectUid, id)).catch(forgiveGone);
      if (item?.id === id) goTo(tab, undefined, { replaces: true });
      dispatch({ type: 'removed', list: kind === 'question' ? 'questions' : 'steps', id });
      showToast({ text: t(REMOVED[kind]), tone: 'good' });
      setAsked(undefined);
    } catch (error) {
      showToast({ text: error instanceof ApiError ? error.message : t('failed'), tone: 'bad' });
    } finally {
      setIsBusy(false);
    }
  };
  return { asked, isBusy, ask: setAsked, dismiss: () => setAsked(undefined), remove };
}

// Deleted somewhere else already: what was wanted is so.
function forgiveGone(error: unknown) {
  if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
}
