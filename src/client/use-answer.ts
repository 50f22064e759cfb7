'use client';

import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { renewIfMissing } from './renew-page';

interface Loaded<T> {
  /** the newest answer, also while another one is on its way or has failed */
  answer: T | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  /** asks once more for the same */
  retry: () => void;
}

type State<T> = { answer?: T; answered?: string; failed?: string };

/**
 * Asks for something of /v1, and again whenever what it is asked by changes. An older question is called off, so that its
 * answer never comes after a newer one; the answer before stays until the next is there.
 * @param key what is asked for, as a text
 */
export function useAnswer<T>(key: string, ask: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [{ answer, answered, failed }, setState] = useState<State<T>>({});
  const [attempt, setAttempt] = useState(0);
  const asked = `${attempt} ${key}`;
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    const controller = new AbortController();
    const settle = (change: State<T>) => {
      if (!controller.signal.aborted) setState((state) => ({ ...state, ...change }));
    };
    askNow(controller.signal).then(
      (loaded) => settle({ answer: loaded, answered: asked }),
      async (error: unknown) => {
        if (!(await renewIfMissing(error))) settle({ failed: asked });
      },
    );
    return () => controller.abort();
  }, [asked]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const hasFailed = failed === asked;
  return { answer, isLoading: answered !== asked && !hasFailed, hasFailed, retry };
}
