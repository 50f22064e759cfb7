import { useTranslations } from 'next-intl';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { listBin, restoreFromBin } from '@/features/projects/ui/versions-api';
import type { LoadedProject } from '../../shell/model/editor-types';
import { type Editor, useEditor } from '../../shell/hooks/editor-context';
import { isNewKey } from '../../shell/model/location';
import { saveAll } from '../../saving/hooks/save-all';

/**
 * Replaces the draft, or one step of it, by the answer to a call, and offers to restore the former
 * draft back.
 */
export function useReplaceDraft() {
  const t = useTranslations('editor');
  const showToast = useToast();
  const editor = useEditor();
  const { projectUid } = editor.project;
  return async (
    text: string,
    call: () => Promise<LoadedProject>,
    stepId?: string,
  ): Promise<void> => {
    await replaceDraft(editor, call, stepId);
    // Without an answer, the bin still has it.
    const former = await listBin(projectUid, { limit: 1 })
      .then(({ results }) => results[0])
      .catch(() => undefined);
    if (former?.kind !== 'draft') return showToast({ text, tone: 'good' });
    editor.offerUndo(text, async () => {
      await replaceDraft(editor, () => restoreFromBin(projectUid, former.id));
      return t('restored.draft');
    });
  };
}

/**
 * Replaces everything the editor shows by the answer to a call. Saves first, so that no save
 * arrives after it, and drops what could not be saved.
 * @param stepId the only step whose text the answer replaces
 */
export async function replaceDraft(
  editor: Pick<Editor, 'store' | 'autosave'>,
  call: () => Promise<LoadedProject>,
  stepId?: string,
): Promise<void> {
  const { store } = editor;
  await saveAll(editor);
  const project = await call();
  for (const key of stepId ? [stepId] : Object.keys(store.get().drafts))
    if (!isNewKey(key)) store.dispatch({ type: 'discarded', key });
  store.dispatch({ type: 'projectLoaded', project });
}
