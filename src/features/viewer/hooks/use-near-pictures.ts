'use client';

import { useEffect } from 'react';
import { pictureSources, STAGE_SIZES } from '../model/picture-sources';
import type { WalkStep } from '../model/walk';

/** Fetches the next step's picture, then the previous one's, before they are asked for. */
export function useNearPictures(steps: readonly WalkStep[], step: number, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    const near = [steps[step], steps[step - 2]].flatMap((neighbour) => (neighbour?.file ? [neighbour.file] : []));
    const pictures = near.map((file) => {
      const picture = new Image();
      picture.decoding = 'async';
      picture.sizes = STAGE_SIZES;
      const { src, srcSet } = pictureSources(file);
      picture.srcset = srcSet;
      picture.src = src;
      return picture;
    });
    // Whoever leafs through quickly does not wait for what was passed by.
    return () => pictures.forEach((picture) => { if (!picture.complete) picture.srcset = ''; });
  }, [steps, step, isReady]);
}
