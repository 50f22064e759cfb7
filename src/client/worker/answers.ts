import {
  ASSET_CACHE,
  flightAddress,
  guideCacheName,
  guidePageOf,
} from '@/shared/offline/guide-addresses';
import { keptVariant } from '@/shared/offline/picture-choice';
import { isGone, isOutOfOrder } from '@/shared/offline/request-kind';
import { assetAddress } from './assets';
import { remove } from './jobs';
import { tellNetwork } from './news';
import { keptOfflinePage } from './offline-page';
import { put } from './put-kept';
import type { FetchEvent } from './scope';

/** A network that answers later than this is none, where what is asked for is at hand. */
const NETWORK_TIMEOUT_MS = 6_000;

/** The network's answer, of which the pages hear whether it came. */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    tellNetwork(true);
    return answer;
  } catch (error) {
    if (!event.request.signal.aborted) tellNetwork(false);
    throw error;
  }
}

/** A page of a guide, or Next's form of it: from the network, else from the device. What the server does not have any more is forgotten. */
export async function answerGuide(event: FetchEvent, form: 'page' | 'flight'): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const place = guidePageOf(pathname);
  if (!place) return fromNetwork(event);
  const { projectUid, page } = place;
  const network = fromNetwork(event).then((answer) => {
    if (isGone(answer.status)) event.waitUntil(remove(projectUid, { isGone: true }));
    return answer;
  });
  event.waitUntil(network.catch(() => undefined));
  // The router's form of one step page cannot stand for another's; the page itself can.
  const address = form === 'page' ? page : pathname === page ? flightAddress(page) : undefined;
  const kept = address && (await caches.match(address, { cacheName: guideCacheName(projectUid) }));
  if (!kept) return network.catch(() => instead(form));
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
  const answer = await Promise.race([network, patience]).catch(() => undefined);
  if (answer && !isOutOfOrder(answer.status)) return answer;
  return form === 'page' && pathname !== page ? forAnotherStep(kept) : kept;
}

/** The one step page that is kept, for another step's address: marked, so that its own step is not seen before its scripts read the address. */
async function forAnotherStep(kept: Response): Promise<Response> {
  return new Response((await kept.text()).replace('<html', '<html data-step-pending'), {
    headers: kept.headers,
  });
}

/** A page that is never kept. */
export async function answerOther(event: FetchEvent, form: 'page' | 'flight'): Promise<Response> {
  return fromNetwork(event).catch(() => instead(form));
}

async function instead(form: 'page' | 'flight'): Promise<Response> {
  // Anything but its own form makes the router ask for the page, without a word.
  if (form === 'flight')
    return new Response('', { status: 503, headers: { 'content-type': 'text/plain' } });
  return (await keptOfflinePage()) ?? Response.error();
}

/** A script, style or font: its address changes with its content. */
export async function answerAsset(event: FetchEvent): Promise<Response> {
  return (
    (await caches.match(assetAddress(event.request), { cacheName: ASSET_CACHE })) ??
    fetch(event.request)
  );
}

/** A picture: the kept one when it is as large, else the network's, which is kept with its guide; without a network any size of it. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const projectUid = guideShowing(event.request);
  const cacheName = projectUid && guideCacheName(projectUid);
  if (!cacheName || !(await caches.has(cacheName)))
    return (await caches.match(pathname)) ?? fetch(event.request);
  const cache = await caches.open(cacheName);
  const same = await cache.match(pathname);
  if (same) return same;
  const kept = (await cache.keys()).map((request) => new URL(request.url).pathname);
  const keptAt = async (path: string | undefined) => (path ? await cache.match(path) : undefined);
  const wider = await keptAt(keptVariant(pathname, kept));
  if (wider) return wider;
  try {
    const answer = await fromNetwork(event);
    if (answer.ok) event.waitUntil(put(cache, pathname, answer.clone()).catch(() => undefined));
    return answer;
  } catch (error) {
    const narrower = await keptAt(keptVariant(pathname, kept, true));
    if (narrower) return narrower;
    throw error;
  }
}

function guideShowing({ referrer }: Request): string | undefined {
  return URL.canParse(referrer) ? guidePageOf(new URL(referrer).pathname)?.projectUid : undefined;
}
