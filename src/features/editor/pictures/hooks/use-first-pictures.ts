import { useEffect, useEffectEvent } from 'react';
import { takeFirstPictures } from '@/features/projects/ui/hooks/first-pictures';
import type { PictureQueue } from './picture-queue-context';

/**
 * Makes steps of the pictures that were selected with the guide, when its editor opens for the
 * first time.
 */
export function useFirstPictures(projectUid: string, { add }: Pick<PictureQueue, 'add'>): void {
  const take = useEffectEvent(() => {
    const files = takeFirstPictures(projectUid);
    if (files.length > 0) add(files);
  });
  useEffect(() => take(), [projectUid]);
}
