import { useTranslations } from 'next-intl';
import { ApiError } from '@/browser/api/api-error';
import { randomKey } from '@/browser/api/use-idempotency-key';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { swapPictures } from '@/features/projects/ui/api';
import { highlightRow } from '../../list/model/rows';
import { useEditor } from '../../shell/hooks/editor-context';

/** Moves the picture of a step to another one, and the other one's picture back, if any. */
export function useSwapPictures() {
  const t = useTranslations('editor');
  const showToast = useToast();
  const { store, autosave, offerUndo } = useEditor();
  const swap = async (from: string, to: string) => {
    // The latest texts about them move, too.
    await Promise.all([autosave.run(from), autosave.run(to)]);
    const { projectUid } = store.get().project;
    const { results } = await swapPictures(projectUid, from, to, randomKey());
    for (const step of results) store.dispatch({ type: 'pictureSaved', step });
    highlightRow(to);
  };
  return async (from: string, to: string) => {
    try {
      await swap(from, to);
    } catch (error) {
      showToast({ text: error instanceof ApiError ? error.message : t('failed'), tone: 'bad' });
      return;
    }
    offerUndo(t('pictureMoved'), async () => {
      await swap(to, from);
      return t('movedBack');
    });
  };
}
