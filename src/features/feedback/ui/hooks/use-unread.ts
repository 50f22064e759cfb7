'use client';

import { useEffect, useMemo, useState } from 'react';
import { readFeedback } from '../api';

/** For browsers without requestIdleCallback. */
const SOON_MS = 1000;

export type Unread = {
  /** undefined until it is known */
  count: number | undefined;
  /** called with the count of a loaded list */
  set: (count: number) => void;
  /** called with the change of a mark */
  add: (difference: number) => void;
};

/**
 * The unread feedback count of a project, loaded when the page is idle, unless a list sets it
 * sooner.
 */
export function useUnread(projectUid: string): Unread {
  const [count, setCount] = useState<number>();
  const isKnown = count !== undefined;
  useEffect(() => {
    if (isKnown) return undefined;
    const controller = new AbortController();
    const ask = () =>
      readFeedback(projectUid, { limit: 1 }, controller.signal)
        // Optional: there is no count without a response.
        .then(
          ({ unread }) => setCount((known) => known ?? unread),
          () => undefined,
        );
    const cancel = whenIdle(ask);
    return () => {
      cancel();
      controller.abort();
    };
  }, [projectUid, isKnown]);
  const [{ set, add }] = useState(() => ({
    set: (known: number) => setCount(known),
    add: (difference: number) =>
      setCount((known) => (known === undefined ? known : Math.max(0, known + difference))),
  }));
  return useMemo(() => ({ count, set, add }), [count, set, add]);
}

export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(handle);
}
