import { useEffect, useEffectEvent, useState } from 'react';
import { useStableHandler } from '@/browser/page/use-stable-handler';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { usePlace } from '@/features/reader/ui/hooks/use-place';
import { resumeStep, type News } from '@/features/projects/model/place';
import type { ViewerState } from '../model/viewer-state';
import type { NavigableStep, ViewerProject } from '../model/walk';
import { afterPaint } from '../../stage/hooks/after-paint';

const NO_TICKS: readonly string[] = [];

type ReadProject = Pick<ViewerProject, 'projectUid' | 'versionNumber'>;

/**
 * Stores the reader's step, and offers to continue there when the guide is opened at its first step
 * again.
 * @param isSample a demo: does neither
 */
export function useResume(
  { projectUid, versionNumber: version }: ReadProject,
  steps: readonly NavigableStep[],
  { isReady, hasMoved, step }: ViewerState,
  isSample: boolean,
) {
  const { place, keep, toggleTick, keepLanguage, keepTold, keepUnread, forget } =
    usePlace(projectUid);
  const current = steps[step - 1];
  const at = { stepId: current?.id ?? '', step, version };

  const [offered, setOffered] = useState<{ isReady: boolean; step?: number | undefined }>({
    isReady: false,
  });
  // Decided once, on opening. A reader who opened another step wants to be there.
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
    // Opening the first step does not clear the stored step: moving on from there does, or starting
    // over.
    if (isReady && !isSample && (hasMoved || step > 1)) return afterPaint(() => stay());
  }, [isReady, isSample, hasMoved, step, version]);

  return {
    offer: hasMoved || isSample ? undefined : offered.step,
    startOver: () => {
      setOffered({ isReady });
      forget();
    },
    forget,
    ticks: place?.ticks ?? NO_TICKS,
    toggleTick: useStableHandler(() => current && toggleTick(current.id, at)),
    lang: place?.lang,
    unread: place?.unread,
    keepTold: (told: number) => keepTold(told, at),
    keepUnread: (news: News) => keepUnread(news, at),
    keepLanguage: (lang: ProjectLanguage) => keepLanguage(lang, at),
  };
}
