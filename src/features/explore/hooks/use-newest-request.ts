import { useEffect } from 'react';

/** Next's router asks for a page to show with the first of these headers alone, and ahead of need with one of the others too. */
const PAGE_HEADER = 'rsc';
const AHEAD_HEADERS = ['next-router-prefetch', 'next-router-segment-prefetch'];

function asksFor(path: string, input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  if (input instanceof Request) return false;
  const { origin, pathname } = new URL(input, window.location.href);
  const headers = new Headers(init?.headers);
  return origin === window.location.origin && pathname === path && headers.has(PAGE_HEADER) && !AHEAD_HEADERS.some((name) => headers.has(name));
}

/**
 * Aborts a request for a page at that path when a newer one is made before its answer has begun. The router drops such an
 * answer anyway, but takes no signal, so its requests are met where they leave. An aborted one never settles: the router would
 * take an error for a reason to load the whole page anew. Answers that have begun may be on the screen already and are left alone.
 */
export function useNewestRequest(path: string): void {
  useEffect(() => {
    const send = window.fetch;
    let waiting: AbortController | undefined;
    const sendNewest: typeof fetch = async (input, init) => {
      if (!asksFor(path, input, init)) return send(input, init);
      waiting?.abort();
      const controller = new AbortController();
      waiting = controller;
      try {
        return await send(input, { ...init, signal: controller.signal });
      } catch (error) {
        if (controller.signal.aborted) return await new Promise<never>(() => undefined);
        throw error;
      } finally {
        if (waiting === controller) waiting = undefined;
      }
    };
    window.fetch = sendNewest;
    return () => {
      // Whoever has wrapped it since keeps a function that works.
      if (window.fetch === sendNewest) window.fetch = send;
    };
  }, [path]);
}
