import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { StorageProblem, OfflineGuide } from '@/shared/offline/offline-guide';
import { NEWS_CHANNEL, type WorkerNews } from '@/shared/offline/worker-messages';
import { sendToWorker, canStoreGuides, deviceFacts } from './ask-worker';
import { readOfflineGuide } from './offline-guides';

/**
 * A browser may end a worker that works for minutes; after another request, it continues where it
 * stopped.
 */
const POLL_INTERVAL_MS = 30_000;
const never = () => () => undefined;

export interface OfflineGuideState {
  /** false where the device cannot store anything; undefined until that is known */
  isPossible: boolean | undefined;
  guide: OfflineGuide | undefined;
  isWorking: boolean;
  /** saving was requested and has not started yet */
  isAsked: boolean;
  problem: StorageProblem | undefined;
}

/** Follows the stored copy of a guide, and saves or removes it. */
export function useOfflineGuide(projectUid: string) {
  const [state, setState] = useState<OfflineGuideState>({
    isPossible: undefined,
    guide: undefined,
    isWorking: false,
    isAsked: false,
    problem: undefined,
  });

  const canStore = useSyncExternalStore(never, canStoreGuides, () => undefined);

  useEffect(() => {
    if (!canStoreGuides()) return;
    const channel = new BroadcastChannel(NEWS_CHANNEL);
    let hasNews = false;
    channel.onmessage = ({ data }: MessageEvent<WorkerNews>) => {
      if (data.type !== 'guide' || data.projectUid !== projectUid) return;
      hasNews = true;
      const { guide, isWorking, problem = guide?.problem } = data;
      setState((before) => ({
        isPossible: true,
        guide,
        isWorking,
        isAsked: before.isAsked && isWorking && !guide?.isSaved,
        problem,
      }));
    };
    readOfflineGuide(projectUid).then(
      (guide) => {
        if (!hasNews)
          setState({
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

  const isSaving = state.isAsked || (state.isWorking && state.guide?.isSaved === true);
  useEffect(() => {
    if (!isSaving) return;
    const timer = setInterval(() => void ask(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isSaving, ask]);

  const save = useCallback(async () => {
    setState((before) => ({ ...before, isAsked: true, problem: undefined }));
    // Requests persistent storage; the browser may refuse or ask the user.
    void navigator.storage?.persist?.().catch(() => false);
    if (!(await ask())) setState((before) => ({ ...before, isAsked: false, problem: 'network' }));
  }, [ask]);

  const remove = useCallback(() => sendToWorker({ type: 'remove', projectUid }), [projectUid]);
  return { ...state, isPossible: canStore === false ? false : state.isPossible, save, remove };
}
