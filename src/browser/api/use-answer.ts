import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { reloadIfScriptMissing } from '../page/reload-for-update';

interface Loaded<T> {
  /** the newest answer, also while another request runs or has failed */
  answer: T | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  /** repeats the request */
  retry: () => void;
}

type State<T> = { answer?: T; answered?: string; failed?: string };

/**
 * Gets something from /v1, again whenever the key changes. Aborts an older request, so that its
 * answer never comes after a newer one; the previous answer stays until then.
 * @param key identifies the request
 */
export function useAnswer<T>(key: string, ask: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [{ answer, answered, failed }, setState] = useState<State<T>>({});
  const [attempt, setAttempt] = useState(0);
  const requestKey = `${attempt} ${key}`;
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    const controller = new AbortController();
    const settle = (change: State<T>) => {
      if (!controller.signal.aborted) setState((state) => ({ ...state, ...change }));
    };
    askNow(controller.signal).then(
      (loaded) => settle({ answer: loaded, answered: requestKey }),
      async (error: unknown) => {
        if (!(await reloadIfScriptMissing(error))) settle({ failed: requestKey });
      },
    );
    return () => controller.abort();
  }, [requestKey]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const hasFailed = failed === requestKey;
  return { answer, isLoading: answered !== requestKey && !hasFailed, hasFailed, retry };
}
