import { useEffect } from 'react';
import { askedPage } from '@/client/navigation/failed-page';

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
      if (askedPage(input, init)?.pathname !== path) return send(input, init);
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
