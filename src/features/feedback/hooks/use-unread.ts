'use client';

import { useEffect, useMemo, useState } from 'react';
import { readFeedback } from '../api';

/** Where browsers do not tell when they have nothing to do. */
const SOON_MS = 1000;

export type Unread = {
  /** undefined until it is known */
  count: number | undefined;
  /** to be told by what has just been loaded */
  set: (count: number) => void;
  /** by what has just been marked */
  add: (difference: number) => void;
};

/** How many feedback items of a project nobody has read: asked for when the page has come to rest, unless something knows it sooner. */
export function useUnread(projectUid: string): Unread {
  const [count, setCount] = useState<number>();
  const isKnown = count !== undefined;
  useEffect(() => {
    if (isKnown) return undefined;
    const controller = new AbortController();
    const ask = () =>
      readFeedback(projectUid, { limit: 1 }, controller.signal)
        // Nobody waits for it: without an answer there is no figure.
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
