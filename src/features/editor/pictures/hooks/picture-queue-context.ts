import { createContext, useContext } from 'react';
import type { QueuedPicture } from '../model/picture-queue';

export type PicturesPlace = {
  /** the row before them; without one they come last */
  after?: string | undefined;
  /** the number of pictures of which a step is made */
  perStep?: number | undefined;
  /** the step that gets them, as far as it has room */
  to?: string | undefined;
};

export type PictureQueue = {
  pictures: readonly QueuedPicture[];
  isBusy: boolean;
  /**
   * Makes a step of each picture among the files, in the order of their names.
   */
  add: (files: Iterable<File>, place?: PicturesPlace) => void;
  retry: (id: string) => void;
  /** Removes a picture: cancels a running upload, or dismisses a failed one. */
  remove: (id: string) => void;
};

export const PictureQueueContext = createContext<PictureQueue | undefined>(undefined);

/** @throws outside the editor */
export function usePictureQueue(): PictureQueue {
  const queue = useContext(PictureQueueContext);
  if (!queue) throw new Error('usePictureQueue must be used inside the editor.');
  return queue;
}
