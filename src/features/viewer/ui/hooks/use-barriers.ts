'use client';

import { useStableHandler } from '@/browser/page/use-stable-handler';
import type { Barrier } from '../../model/barrier';
import type { useViewer } from './use-viewer';

type Ways = Pick<ReturnType<typeof useViewer>, 'at' | 'goTo' | 'previous' | 'next' | 'stay'>;

/**
 * The ways to other steps, as far as no barrier holds the reader back. Buttons, keys, swipes,
 * slider, summary, voice, headset and automatic advance have no others.
 */
export function useBarriers(
  { at, goTo, previous, next, stay }: Ways,
  barriers: readonly Barrier[],
  onEnd: () => void,
) {
  const go = (to: number, way: () => void) => {
    const from = at();
    let reached = to;
    let holder: Barrier | undefined;
    for (const barrier of barriers) {
      const reach = barrier.reach(from, reached);
      if (reach !== reached) holder = barrier;
      reached = reach;
    }
    for (const barrier of barriers)
      barrier.onWay?.(barrier === holder ? { at: reached, to } : undefined);
    if (reached === to) way();
    else if (reached === from) stay();
    else goTo(reached);
  };
  const forward = () => go(at() + 1, () => next(onEnd));
  return {
    goTo: useStableHandler((to: number) => go(to, () => goTo(to))),
    previous: useStableHandler(() => go(at() - 1, previous)),
    next: useStableHandler(forward),
    /** to a step, or from the last one to the finished page */
    goOn: useStableHandler((to: number) => (to === at() + 1 ? forward() : go(to, () => goTo(to)))),
  };
}
