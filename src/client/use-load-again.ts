'use client';

import { useCallback, useEffect, useState } from 'react';

/** For a picture that may not have come for want of a network: a key under which it is asked for anew once there is one. */
export function useLoadAgain(): { attempt: number; onError: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!hasFailed) return undefined;
    const ask = () => {
      setFailed(false);
      setAttempt((before) => before + 1);
    };
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [hasFailed]);
  return { attempt, onError: useCallback(() => setFailed(true), []) };
}
