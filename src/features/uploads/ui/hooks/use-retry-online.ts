import { useEffect } from 'react';

/** Retries a failed upload when the network is back. */
export function useRetryOnline(retry: (() => void) | undefined) {
  useEffect(() => {
    if (!retry) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
}
