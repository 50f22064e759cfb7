'use client';

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { KeepProblem, KeptGuide } from '@/shared/offline/kept-guide';
import { NEWS_CHANNEL } from '@/shared/offline/worker-messages';
import type { WorkerNews } from '@/shared/offline/worker-messages';
import { sendToWorker, canKeepGuides, deviceFacts } from './ask-worker';
import { readKeptGuide } from './kept-guides';

/**
 * A browser may end a worker that works for minutes; asked again, it continues where it stopped.
 */
const POLL_INTERVAL_MS = 30_000;
const never = () => () => undefined;

/** The state of a guide on this device. */
export interface GuideKeeping {
  /** false where the device cannot store anything; undefined until that is known */
  isPossible: boolean | undefined;
  guide: KeptGuide | undefined;
  isWorking: boolean;
  /** saving was requested and has not started yet */
  isAsked: boolean;
  problem: KeepProblem | undefined;
}

/** Follows the stored copy of a guide, and saves or removes it. */
export function useKeptGuide(projectUid: string) {
  const [keeping, setKeeping] = useState<GuideKeeping>({
    isPossible: undefined,
    guide: undefined,
    isWorking: false,
    isAsked: false,
    problem: undefined,
  });

  const canKeep = useSyncExternalStore(never, canKeepGuides, () => undefined);

  useEffect(() => {
    if (!canKeepGuides()) return;
    const channel = new BroadcastChannel(NEWS_CHANNEL);
    let hasNews = false;
    channel.onmessage = ({ data }: MessageEvent<WorkerNews>) => {
      if (data.type !== 'guide' || data.projectUid !== projectUid) return;
      hasNews = true;
      const { guide, isWorking, problem = guide?.problem } = data;
      setKeeping((before) => ({
        isPossible: true,
        guide,
        isWorking,
        isAsked: before.isAsked && isWorking && !guide?.isSaved,
        problem,
      }));
    };
    readKeptGuide(projectUid).then(
      (guide) => {
        if (!hasNews)
          setKeeping({
            isPossible: true,
            guide,
            isWorking: false,
            isAsked: false,
            problem: guide?.problem,
          });
      },
      () => undefined,
    );
    return () => channel.close();
  }, [projectUid]);

  const ask = useCallback(
    () => sendToWorker({ type: 'save', projectUid, ...deviceFacts() }),
    [projectUid],
  );

  const isSaving = keeping.isAsked || (keeping.isWorking && keeping.guide?.isSaved === true);
  useEffect(() => {
    if (!isSaving) return;
    const timer = setInterval(() => void ask(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isSaving, ask]);

  const save = useCallback(async () => {
    setKeeping((before) => ({ ...before, isAsked: true, problem: undefined }));
    // Asks the browser not to evict the storage; it may refuse or ask the user.
    void navigator.storage?.persist?.().catch(() => false);
    if (!(await ask())) setKeeping((before) => ({ ...before, isAsked: false, problem: 'network' }));
  }, [ask]);

  const remove = useCallback(() => sendToWorker({ type: 'remove', projectUid }), [projectUid]);
  return { ...keeping, isPossible: canKeep === false ? false : keeping.isPossible, save, remove };
}
