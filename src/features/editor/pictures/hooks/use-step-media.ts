import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { failureToast } from '@/browser/api/failure-toast';
import { randomKey } from '@/browser/api/use-idempotency-key';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { makeStepOfPicture } from '@/features/projects/ui/api';
import type { StepPatch } from '@/features/projects/steps/schema';
import { highlightRow } from '../../list/model/rows';
import { useEditor } from '../../shell/hooks/editor-context';
import { kept, mediaOf, type StepMedium, withoutClip, withPictureAt } from '../model/step-media';
import { changeMedia } from './change-media';

/** Changes the pictures of a stored step, which is saved at once. */
export function useStepMedia(stepId: string) {
  const t = useTranslations('editor');
  const common = useTranslations('common');
  const showToast = useToast();
  const { store, autosave, dispatch } = useEditor();
  const [isBusy, setIsBusy] = useState(false);
  const [moving, setMoving] = useState<{ id: string; place: number }>();
  const change = useCallback(
    (next: (media: StepMedium[]) => StepPatch | undefined) =>
      changeMedia(
        {
          read: () => store.get().project,
          onChanged: (step) => dispatch({ type: 'pictureSaved', step }),
        },
        stepId,
        next,
      ),
    [dispatch, stepId, store],
  );
  const run = async (action: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await action();
    } catch (error) {
      const retry = { label: common('retry'), onSelect: () => void run(action) };
      showToast(failureToast(error, t('failed'), retry));
    } finally {
      setIsBusy(false);
    }
  };
  const makeStep = async (id: string, idempotencyKey: string) => {
    // Its latest description goes along.
    await autosave.run(stepId);
    const { projectUid } = store.get().project;
    const { results } = await makeStepOfPicture(projectUid, stepId, id, idempotencyKey);
    const place = store.get().project.steps.findIndex((step) => step.id === stepId) + 1;
    for (const item of results)
      dispatch({ type: 'itemLoaded', saved: { list: 'steps', item }, index: place });
    const made = results.find((step) => step.id !== stepId);
    if (made) highlightRow(made.id);
    dispatch({ type: 'announced', key: stepId, text: t('media.madeStep') });
  };
  const move = async (id: string, place: number) => {
    setMoving({ id, place });
    try {
      await change((media) => {
        const moved = withPictureAt(media, id, place);
        return moved && { media: kept(moved) };
      });
    } finally {
      setMoving(undefined);
    }
    const step = store.get().project.steps.find((each) => each.id === stepId);
    const count = step ? mediaOf(step).length : 0;
    const text = t('media.movedTo', { number: place + 1, count });
    dispatch({ type: 'announced', key: stepId, text });
  };
  return {
    isBusy,
    change,
    /** the order that was asked for, before the server has it */
    inOrder: (media: StepMedium[]) =>
      (moving && withPictureAt(media, moving.id, moving.place)) ?? media,
    move: (id: string, place: number) => run(() => move(id, place)),
    removeClip: () => run(() => change(withoutClip)),
    makeStep: (id: string) => {
      const idempotencyKey = randomKey();
      return run(() => makeStep(id, idempotencyKey));
    },
  };
}
