'use client';

import { createContext, useContext } from 'react';
import type { QueuedPicture } from '../model/picture-queue';

export type PictureQueue = {
  pictures: readonly QueuedPicture[];
  isBusy: boolean;
  /** One step for each picture among the files, in the order of their names. */
  add: (files: Iterable<File>) => void;
  retry: (id: string) => void;
  /** Takes a picture out: stopped when it is on its way, forgotten when it failed. */
  remove: (id: string) => void;
};

export const PictureQueueContext = createContext<PictureQueue | undefined>(undefined);

/** @throws outside the editor */
export function usePictureQueue(): PictureQueue {
  const queue = useContext(PictureQueueContext);
  if (!queue) throw new Error('usePictureQueue needs the editor around it.');
  return queue;
}
