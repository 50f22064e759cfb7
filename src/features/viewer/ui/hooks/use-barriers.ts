'use client';

import { useStableHandler } from '@/browser/page/use-stable-handler';
import type { Barrier } from '../../model/barrier';
import type { useViewer } from './use-viewer';

type Ways = Pick<ReturnType<typeof useViewer>, 'at' | 'goTo' | 'previous' | 'next' | 'stay'>;

/**
 * The ways to other steps, for as long as no barrier holds the reader back. Buttons, keys, swipes,
 * slider, summary, voice, headset and automatic advance have no others.
 */
export function useBarriers(
  { at, goTo, previous, next, stay }: Ways,
  barriers: readonly Barrier[],
  onEnd: () => void,
) {
  const go = (to: number, way: () => void) =>
    barriers.some((barrier) => barrier.holds(at(), to)) ? stay() : way();
  return {
    goTo: useStableHandler((to: number) => go(to, () => goTo(to))),
    previous: useStableHandler(() => go(at() - 1, previous)),
    next: useStableHandler(() => go(at() + 1, () => next(onEnd))),
  };
}
