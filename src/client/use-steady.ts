import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same one and does what the latest render says: for parts that are not to render anew because of it. */
export function useSteady<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
