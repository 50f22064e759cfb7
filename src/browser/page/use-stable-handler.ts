import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A handler with a stable identity that runs the latest closure, so that memoized children do not
 * re-render.
 */
export function useStableHandler<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
