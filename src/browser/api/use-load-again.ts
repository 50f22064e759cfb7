import { useCallback, useEffect, useState } from 'react';

/**
 * A key that changes when the network is back, so that a picture that failed offline loads again.
 */
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
