import { PREFETCH_HEADERS, ROUTER_HEADER, ROUTER_PARAMETER } from '@/shared/http/router-headers';
import { guideCacheName } from '@/shared/offline/guide-addresses';
import { endNavigation, navigationKind } from './under-way';

const SERVER_ERROR = 500;

const listeners = new Set<(url: URL) => void>();

/** The page that a request of the router is for; undefined for any other request. */
export function requestedPage(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): URL | undefined {
  if (input instanceof Request) return undefined;
  const url = new URL(input, window.location.href);
  const headers = new Headers(init?.headers);
  const isPage = headers.has(ROUTER_HEADER) && !PREFETCH_HEADERS.some((name) => headers.has(name));
  return isPage && url.origin === window.location.origin ? url : undefined;
}

/**
 * Calls the listener with each page that could not be loaded.
 * @returns the unsubscribe function
 */
export function onFailedPage(listener: (url: URL) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Keeps the current page, with typed text, when the next one cannot be loaded (no network, 5xx).
 * After a failed request the router would reload the whole page, so the request stays open until
 * the next navigation.
 * @returns the cleanup function
 */
export function keepPageOnFailure(): () => void {
  const send = window.fetch;
  const sendWatched: typeof fetch = async (input, init) => {
    const page = requestedPage(input, init);
    // Going back has already changed the address, so only a document load can follow it.
    if (!page || navigationKind() === 'traverse') return send(input, init);
    try {
      const answer = await send(input, init);
      if (answer.status < SERVER_ERROR || (await isOnDevice(page))) return answer;
    } catch (error) {
      if (init?.signal?.aborted || (await isOnDevice(page))) throw error;
    }
    endNavigation();
    page.searchParams.delete(ROUTER_PARAMETER);
    for (const listener of listeners) listener(page);
    return new Promise<never>(() => undefined);
  };
  window.fetch = sendWatched;
  return () => {
    if (window.fetch === sendWatched) window.fetch = send;
  };
}

/** Reports whether the guide is stored on the device: then its service worker shows it. */
async function isOnDevice({ pathname }: URL): Promise<boolean> {
  if (!('caches' in window)) return false;
  try {
    // Stored with the guide; a kilobyte that no other page needs.
    const { guidePageOf } = await import('@/shared/offline/guide-page');
    const { page = '', projectUid = '' } = guidePageOf(pathname) ?? {};
    return !!(await caches.match(page, { cacheName: guideCacheName(projectUid) }));
  } catch {
    return false;
  }
}
