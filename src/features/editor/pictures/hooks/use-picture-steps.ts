import { useTranslations } from 'next-intl';
import { type ActionDispatch, useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { randomKey } from '@/browser/api/use-idempotency-key';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { MEDIA_PER_STEP_MAX } from '@/features/projects/constants';
import { addStep } from '@/features/projects/ui/api';
import type { ProjectView } from '@/features/projects/schema';
import type { NewStepInput, StepView } from '@/features/projects/steps/schema';
import { useNotPictures } from '@/features/uploads/ui/hooks/use-not-pictures';
import {
  isAccountFull,
  sendPicture,
  usePictureProblem,
} from '@/features/uploads/ui/hooks/send-picture';
import { splitFiles } from '@/features/uploads/model/accepted-picture';
import {
  addable,
  isBusy,
  orderWith,
  type QueuedPicture,
  type QueueAction,
  queueReducer,
  stepOf,
  uploadable,
} from '../model/picture-queue';
import { textsForPicture } from '../../saving/model/proposal';
import { mediaOf, withPicture } from '../model/step-media';
import { changeMedia } from './change-media';
import type { PictureQueue } from './picture-queue-context';
import { keepOrder } from '../../list/hooks/show-new';

interface Target {
  /** the current project */
  read: () => ProjectView;
  onAdded: (step: StepView) => void;
  onOrdered: (ids: string[]) => void;
}

/**
 * Makes a step of each of many pictures, or of several: three uploads at once, steps added in order; a failed one
 * does not stop the others. Those that failed offline continue when the network is back.
 */
export function usePictureSteps({ read, onAdded, onOrdered }: Target): PictureQueue {
  const t = useTranslations('upload');
  const texts = useTranslations('editor.media');
  const showToast = useToast();
  const notPictures = useNotPictures();
  const [pictures, dispatch] = useReducer(queueReducer, []);
  const { files, running, send, make } = usePictureWork(pictures, dispatch, {
    read,
    onAdded,
    onOrdered,
  });

  const goOn = useEffectEvent(() => {
    for (const id of uploadable(pictures)) void send(id);
    const next = addable(pictures);
    if (next) void make(next);
    const count = pictures.filter(({ stage }) => stage === 'done').length;
    if (pictures.length === 0 || isBusy(pictures)) return;
    if (count > 0 && !pictures.some(({ stage, isRefused }) => stage === 'failed' && !isRefused)) {
      dispatch({ type: 'cleared' });
      files.current.clear();
      showToast({ text: count === 1 ? t('uploaded') : t('uploadedMany', { count }), tone: 'good' });
    }
  });
  useEffect(() => goOn(), [pictures]);
  const isCutOff = pictures.some(({ stage, isUnreachable }) => stage === 'failed' && isUnreachable);
  useEffect(() => {
    if (!isCutOff) return undefined;
    const retryAll = () => dispatch({ type: 'backOnline' });
    window.addEventListener('online', retryAll);
    return () => window.removeEventListener('online', retryAll);
  }, [isCutOff]);
  return useMemo(
    () => ({
      pictures,
      isBusy: isBusy(pictures),
      add: (chosen, { after, perStep = 1, to } = {}) => {
        const found = splitFiles([...chosen]);
        const room = to === undefined ? undefined : roomIn(read(), to);
        const fitting = found.pictures.slice(0, room);
        const added = fitting.map((file) => ({ id: randomKey(), file }));
        const groupAt = (index: number) =>
          perStep > 1 ? added[index - (index % perStep)]?.id : undefined;
        for (const { id, file } of added) files.current.set(id, file);
        dispatch({
          type: 'added',
          pictures: added.map(({ id, file }, index) => ({
            id,
            fileName: file.name,
            after,
            group: groupAt(index),
            to,
          })),
        });
        const refused = (files: File[], reasonOf: (file: File) => string) =>
          files.map((file) => ({
            id: randomKey(),
            fileName: file.name,
            error: reasonOf(file),
          }));
        dispatch({
          type: 'refused',
          pictures: [
            ...refused(found.others, (file) => notPictures([file])),
            ...refused(found.pictures.slice(fitting.length), () => texts('full', { count: 1 })),
          ],
        });
      },
      retry: (id) => dispatch({ type: 'retried', id }),
      remove: (id) => {
        running.current.get(id)?.abort();
        files.current.delete(id);
        dispatch({ type: 'removed', id });
      },
    }),
    [pictures, notPictures, files, running, read, texts],
  );
}

/** How many pictures a step can still get. */
function roomIn({ steps }: ProjectView, stepId: string): number {
  const step = steps.find(({ id }) => id === stepId);
  return step ? Math.max(0, MEDIA_PER_STEP_MAX - mediaOf(step).length) : 0;
}

/** The upload of a picture, and the step that is made of it. */
function usePictureWork(
  pictures: readonly QueuedPicture[],
  dispatch: ActionDispatch<[QueueAction]>,
  { read, onAdded, onOrdered }: Target,
) {
  const describe = usePictureProblem();
  const files = useRef(new Map<string, File>());
  const running = useRef(new Map<string, AbortController>());
  const bodies = useRef(new Map<string, NewStepInput>());
  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  const fail = (id: string, error: unknown) => {
    const message = describe(error);
    if (message !== undefined)
      dispatch({
        type: 'changed',
        id,
        change: {
          stage: 'failed',
          error: message,
          isFull: isAccountFull(error),
          isUnreachable: error instanceof ApiError && !error.isAnswered,
        },
      });
  };
  const send = async (id: string) => {
    const file = files.current.get(id);
    if (!file || running.current.has(id)) return;
    const controller = new AbortController();
    running.current.set(id, controller);
    dispatch({ type: 'changed', id, change: { stage: 'preparing' } });
    try {
      const onProgress = (percent: number) =>
        dispatch({ type: 'changed', id, change: { stage: 'sending', percent } });
      const uploaded = await sendPicture('step', file, { signal: controller.signal, onProgress });
      dispatch({ type: 'changed', id, change: { stage: 'sent', file: uploaded } });
    } catch (error) {
      fail(id, error);
    } finally {
      running.current.delete(id);
    }
  };
  const make = async (picture: QueuedPicture) => {
    const { id, fileName, file } = picture;
    if (!file || running.current.has(id)) return;
    running.current.set(id, new AbortController());
    dispatch({ type: 'changed', id, change: { stage: 'adding' } });
    const project = read();
    // A retry sends equal texts: a lost answer must not create a second step.
    const body = bodies.current.get(id) ?? {
      ...textsForPicture(fileName, project.stepCount + 1, project.languages),
      type: 1 as const,
      file,
    };
    bodies.current.set(id, body);
    try {
      const stepId = stepOf(pictures, picture);
      if (stepId) {
        await changeMedia({ read, onChanged: onAdded }, stepId, (media) =>
          withPicture(media, file),
        );
        return dispatch({ type: 'changed', id, change: { stage: 'done', stepId } });
      }
      const step = await addStep(project.projectUid, body, id);
      onAdded(step);
      dispatch({ type: 'changed', id, change: { stage: 'done', stepId: step.id } });
      await putInPlace(id, step.id);
    } catch (error) {
      fail(id, error);
    } finally {
      running.current.delete(id);
    }
  };
  const putInPlace = async (id: string, stepId: string) => {
    const project = read();
    const ids = orderWith(
      pictures,
      id,
      stepId,
      project.steps.map((step) => step.id),
    );
    if (!ids) return;
    onOrdered(ids);
    await keepOrder(project.projectUid, ids, stepId, onOrdered);
  };
  return { files, running, send, make };
}
