import { createContext, useContext } from 'react';
import type { QueuedPicture } from '../model/picture-queue';

export type PictureQueue = {
  pictures: readonly QueuedPicture[];
  isBusy: boolean;
  /**
   * Makes a step of each picture among the files, in the order of their names.
   * @param after the row before them; without one they come last
   * @param perStep the number of pictures of which a step is made
   */
  add: (files: Iterable<File>, after?: string, perStep?: number) => void;
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
