import { guideCacheName } from '@/shared/offline/guide-addresses';
import { guidePageOf } from '@/shared/offline/guide-page';
import { storedVariant } from '@/shared/offline/picture-choice';
import { isGone, isOutOfOrder } from '@/shared/offline/request-kind';
import { remove, removeGone } from './jobs';
import { broadcastNetwork } from './news';
import { storedOfflinePage } from './offline-page';
import { put } from './fetch-and-store';
import type { FetchEvent } from './scope';

/** After this time a stored response is used instead of the network's. */
const NETWORK_TIMEOUT_MS = 6_000;

/** The network's response; reports to the pages whether the server was reached. */
async function fetchFromNetwork(event: FetchEvent): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    broadcastNetwork(true);
    // Perhaps to the sign-in of a closed site, which then has no stored guide any more.
    if (answer.type === 'opaqueredirect' || answer.redirected)
      event.waitUntil(removeGone({ isAll: true }));
    return answer;
  } catch (error) {
    if (!event.request.signal.aborted) broadcastNetwork(false);
    throw error;
  }
}

/**
 * A page of a guide: from the network, else from the device. Deletes guides that the server no
 * longer has.
 */
export async function answerGuide(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const place = guidePageOf(pathname);
  if (!place) return answerOther(event);
  const { projectUid, page } = place;
  const network = fetchFromNetwork(event).then((answer) => {
    if (isGone(answer.status)) event.waitUntil(remove(projectUid, { isGone: true }));
    return answer;
  });
  event.waitUntil(network.catch(() => undefined));
  const stored = await caches.match(page, { cacheName: guideCacheName(projectUid) });
  if (!stored) return network.catch(offlinePage);
  const answer = await withTimeout(network);
  if (answer && !isOutOfOrder(answer.status)) return answer;
  return pathname === page ? stored : forAnotherStep(stored);
}

/** Undefined when the network fails or takes too long. */
const withTimeout = (network: Promise<Response>): Promise<Response | undefined> =>
  Promise.race([
    network,
    new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS)),
  ]).catch(() => undefined);

/**
 * The one stored step page, for the address of another step: marked, so that its own step stays
 * hidden until its scripts have read the address.
 */
async function forAnotherStep(stored: Response): Promise<Response> {
  return new Response((await stored.text()).replace('<html', '<html data-step-pending'), {
    headers: stored.headers,
  });
}

/** A page that is never stored. */
export const answerOther = (event: FetchEvent): Promise<Response> =>
  fetchFromNetwork(event).catch(offlinePage);

const offlinePage = async (): Promise<Response> => (await storedOfflinePage()) ?? Response.error();

/**
 * Answers a data request of Next's router. Never stored: after a failure, the router requests the
 * page itself, which may be stored.
 */
export async function answerFlight(event: FetchEvent): Promise<Response> {
  const projectUid = guidePageOf(new URL(event.request.url).pathname)?.projectUid;
  const isStored = projectUid !== undefined && (await caches.has(guideCacheName(projectUid)));
  const network = fetchFromNetwork(event);
  event.waitUntil(network.catch(() => undefined));
  const answer = await (isStored ? withTimeout(network) : network.catch(() => undefined));
  if (isStored && answer && isGone(answer.status))
    event.waitUntil(remove(projectUid, { isGone: true }));
  return answer ?? new Response('', { status: 503, headers: { 'content-type': 'text/plain' } });
}

/** A script, style or font: its address changes with its content. */
export const answerAsset = async ({ request }: FetchEvent): Promise<Response> =>
  (await caches.match(new URL(request.url).pathname)) ?? fetch(request);

/**
 * A picture: the stored one when it is large enough, else the network's, which is then stored;
 * offline any size.
 */
export async function servePicture(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const projectUid = guideShowing(event.request);
  const cacheName = projectUid && guideCacheName(projectUid);
  if (!cacheName || !(await caches.has(cacheName)))
    return (await caches.match(pathname)) ?? fetch(event.request);
  const cache = await caches.open(cacheName);
  const same = await cache.match(pathname);
  if (same) return same;
  const stored = (await cache.keys()).map((request) => new URL(request.url).pathname);
  const storedAt = async (path: string | undefined) => (path ? await cache.match(path) : undefined);
  const wider = await storedAt(storedVariant(pathname, stored));
  if (wider) return wider;
  try {
    const answer = await fetchFromNetwork(event);
    if (answer.ok) event.waitUntil(put(cache, pathname, answer.clone()).catch(() => undefined));
    return answer;
  } catch (error) {
    const narrower = await storedAt(storedVariant(pathname, stored, true));
    if (narrower) return narrower;
    throw error;
  }
}

function guideShowing({ referrer }: Request): string | undefined {
  // Blank for a request without a page.
  return referrer === '' ? undefined : guidePageOf(new URL(referrer).pathname)?.projectUid;
}
