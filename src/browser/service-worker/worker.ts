import { ROUTER_HEADER } from '@/shared/http/router-headers';
import { requestKind, type RequestKind } from '@/shared/offline/request-kind';
import type { WorkerOrder } from '@/shared/offline/worker-messages';
import { answerClip } from './answer-clip';
import { answerAsset, answerFlight, answerGuide, answerOther, servePicture } from './answers';
import { storeGuide, prepareOfflinePage, remove, removeGone } from './jobs';
import { showPageOf } from './notification-page';
import { type FetchEvent, worker } from './scope';
import { sweepOldCaches } from './sweep';

// The service worker (docs/decisions/0016). Its caches do not depend on its version, so a new
// worker takes over at once.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      sweepOldCaches(),
      // The browser requests the page while the worker is still starting.
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
    ]),
  ),
);

const ANSWERS: Record<
  Exclude<RequestKind, 'untouched'>,
  (event: FetchEvent) => Promise<Response>
> = {
  guidePage: answerGuide,
  otherPage: answerOther,
  flight: answerFlight,
  asset: answerAsset,
  picture: servePicture,
  clip: answerClip,
};

worker.addEventListener('fetch', (event) => {
  const { method, url, mode, destination, headers } = event.request;
  const { origin, pathname } = new URL(url);
  const kind = requestKind({
    method,
    mode,
    destination,
    pathname,
    isOwnHost: origin === worker.location.origin,
    isFlight: headers.has(ROUTER_HEADER),
  });
  if (kind !== 'untouched') event.respondWith(ANSWERS[kind](event));
});

worker.addEventListener('message', (event) => {
  const order = event.data as WorkerOrder;
  if (order.type === 'hello')
    event.waitUntil(Promise.all([prepareOfflinePage(order.locale), removeGone()]));
  else if (order.type === 'look') event.waitUntil(removeGone({ isAll: true }));
  else if (order.type === 'remove') event.waitUntil(remove(order.projectUid));
  else event.waitUntil(storeGuide(order));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPageOf(event.notification));
});
