import { gather } from '../../list/model/reorder';
import type { WaitingFile } from '../../saving/model/draft';

/** waiting, being resized, uploading, uploaded, becoming a step; then done or failed. */
export type PictureStage =
  | 'waiting'
  | 'preparing'
  | 'sending'
  | 'sent'
  | 'adding'
  | 'done'
  | 'failed';

/** One of many pictures that become steps. */
export type QueuedPicture = {
  id: string;
  fileName: string;
  stage: PictureStage;
  /** 0 to 100, during the upload */
  percent?: number;
  error?: string;
  /** refused because of the account's quota */
  isFull?: boolean;
  /** it failed without an answer */
  isUnreachable?: boolean;
  /** not a picture: a retry would not help */
  isRefused?: boolean;
  /** after the upload; a retry then only creates the step */
  file?: WaitingFile;
  stepId?: string;
  /** the row after which its step comes; undefined: at the end */
  after?: string | undefined;
  /** the pictures that become one step; without it, a picture is a step */
  group?: string | undefined;
  /** the present step that gets it */
  to?: string | undefined;
};

type Added = Pick<QueuedPicture, 'id' | 'fileName' | 'after' | 'group' | 'to'>;

export type QueueAction =
  | { type: 'added'; pictures: Added[] }
  | { type: 'refused'; pictures: { id: string; fileName: string; error: string }[] }
  | { type: 'changed'; id: string; change: Partial<Omit<QueuedPicture, 'id' | 'fileName'>> }
  | { type: 'retried'; id: string }
  | { type: 'backOnline' }
  | { type: 'removed'; id: string }
  | { type: 'cleared' };

/** More would only share the bandwidth, and hold more large pictures in memory. */
const AT_ONCE_MAX = 3;
const isRunning = ({ stage }: QueuedPicture) => stage === 'preparing' || stage === 'sending';
const isSaved = ({ stage }: QueuedPicture) => stage === 'done' || stage === 'failed';

export function queueReducer(
  queue: readonly QueuedPicture[],
  action: QueueAction,
): readonly QueuedPicture[] {
  switch (action.type) {
    case 'added':
      return [
        ...queue,
        ...action.pictures.map((picture) => ({ ...picture, stage: 'waiting' as const })),
      ];
    case 'refused':
      return [
        ...queue,
        ...action.pictures.map((picture) => ({
          ...picture,
          stage: 'failed' as const,
          isRefused: true,
        })),
      ];
    case 'changed':
      return queue.map((picture) =>
        picture.id === action.id ? { ...picture, ...action.change } : picture,
      );
    case 'retried':
      return queue.map((picture) => (picture.id === action.id ? again(picture) : picture));
    case 'backOnline':
      return queue.map((picture) =>
        picture.stage === 'failed' && picture.isUnreachable ? again(picture) : picture,
      );
    case 'removed':
      return queue.filter(({ id }) => id !== action.id);
    case 'cleared':
      return queue.filter(({ isRefused }) => isRefused);
  }
}

function again(picture: QueuedPicture): QueuedPicture {
  const { error: _told, isFull: _full, isUnreachable: _cut, percent: _old, ...rest } = picture;
  return { ...rest, stage: picture.file ? 'sent' : 'waiting' };
}

/** The next pictures to upload: in order, three at once. */
export function uploadable(queue: readonly QueuedPicture[]): string[] {
  const room = Math.max(0, AT_ONCE_MAX - queue.filter(isRunning).length);
  return queue
    .filter(({ stage }) => stage === 'waiting')
    .slice(0, room)
    .map(({ id }) => id);
}

/**
 * The picture that becomes the next step: one at a time, and none before its predecessors, unless
 * they failed.
 */
export function addable(queue: readonly QueuedPicture[]): QueuedPicture | undefined {
  const next = queue.find((picture) => !isSaved(picture));
  return next?.stage === 'sent' ? next : undefined;
}

/** The step that gets a picture: the chosen one, or that of its group, once there is one. */
export const stepOf = (queue: readonly QueuedPicture[], { id, group, to }: QueuedPicture) =>
  group === undefined
    ? to
    : queue.find((picture) => picture.group === group && picture.id !== id && picture.stepId)
        ?.stepId;

/** Reports whether something is still running. */
export function isBusy(queue: readonly QueuedPicture[]): boolean {
  return !queue.every(isSaved);
}

/**
 * The order of steps with a new one at its position: after the row that was chosen and the pictures
 * before it, or before the next picture of the queue that is already a step. Undefined when it is
 * there already.
 */
export function orderWith(
  queue: readonly QueuedPicture[],
  id: string,
  stepId: string,
  stepIds: readonly string[],
): string[] | undefined {
  const { after } = queue.find((picture) => picture.id === id) ?? {};
  if (after !== undefined) {
    const before = queue
      .slice(
        0,
        queue.findIndex((picture) => picture.id === id),
      )
      .findLast((picture) => picture.after === after && stepIds.includes(picture.stepId ?? ''));
    const order = gather(stepIds, new Set([stepId]), before?.stepId ?? after);
    return order.some((other, place) => other !== stepIds[place]) ? order : undefined;
  }
  const later = queue.slice(queue.findIndex((picture) => picture.id === id) + 1);
  const places = later
    .map((picture) => stepIds.indexOf(picture.stepId ?? ''))
    .filter((place) => place >= 0);
  if (places.length === 0) return undefined;
  const others = stepIds.filter((other) => other !== stepId);
  const before = others.indexOf(stepIds[Math.min(...places)] ?? '');
  return [...others.slice(0, before), stepId, ...others.slice(before)];
}
