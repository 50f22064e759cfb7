'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useSteady } from '@/client/use-steady';
import type { ProjectLanguage } from '@/shared/languages';
import { usePlace } from '../../project/hooks/use-place';
import { resumeStep } from '../../project/model/place';
import type { ViewerState } from '../model/viewer-state';
import type { WalkStep } from '../model/walk';
import { afterPaint } from './after-paint';

const NO_TICKS: readonly string[] = [];

/** Remembers where one is in a guide, and offers to go on there to whoever begins at its first step again. @param isSample nothing is begun: neither */
export function useResume(
  projectUid: string,
  steps: readonly WalkStep[],
  { isReady, hasMoved, step }: ViewerState,
  isSample: boolean,
) {
  const { place, keep, toggleTick, keepLanguage, forget } = usePlace(projectUid);
  const current = steps[step - 1];
  const at = { stepId: current?.id ?? '', step };

  const [offered, setOffered] = useState<{ isReady: boolean; step?: number | undefined }>({
    isReady: false,
  });
  // Decided once, on opening. Whoever asked for another step wants to be there.
  if (isReady !== offered.isReady)
    setOffered({
      isReady,
      step:
        isReady && step === 1
          ? resumeStep(
              place,
              steps.map(({ id }) => id),
            )
          : undefined,
    });

  const stay = useEffectEvent(() => keep(at));
  useEffect(() => {
    // Opening the first step is no step back: the place is forgotten by going on from there, or on purpose.
    if (isReady && !isSample && (hasMoved || step > 1)) return afterPaint(() => stay());
  }, [isReady, isSample, hasMoved, step]);

  return {
    offer: hasMoved || isSample ? undefined : offered.step,
    startOver: () => {
      setOffered({ isReady });
      forget();
    },
    forget,
    ticks: place?.ticks ?? NO_TICKS,
    toggleTick: useSteady(() => current && toggleTick(current.id, at)),
    lang: place?.lang,
    keepLanguage: (lang: ProjectLanguage) => keepLanguage(lang, at),
  };
}
