import { WORKER_PATH } from '@/shared/offline/guide-addresses';
import type { WorkerOrder } from '@/shared/offline/worker-messages';

let registered: Promise<unknown> | undefined;

/** Reports whether this browser can store guides: it needs service workers and a secure context. */
export const canStoreGuides = () =>
  'serviceWorker' in navigator && 'caches' in window && 'BroadcastChannel' in window;

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

async function register(): Promise<void> {
  // The requests of the page itself go first.
  await loaded();
  await navigator.serviceWorker.register(WORKER_PATH, { scope: '/', updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
}

/**
 * Sends an order to the service worker, registering it the first time.
 * @returns whether there is a worker
 */
export async function sendToWorker(order: WorkerOrder): Promise<boolean> {
  if (!canStoreGuides()) return false;
  // If registration fails (in development, or offline), an earlier worker may be active.
  await (registered ??= register().catch(() => undefined));
  const worker = (await navigator.serviceWorker.getRegistration())?.active;
  worker?.postMessage(order);
  return Boolean(worker);
}

/** The display facts that choose the size of stored pictures. */
export function deviceFacts(): { locale: string; neededPx: number; isSparing: boolean } {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return {
    locale: document.documentElement.lang,
    neededPx: Math.round(
      neededWidthPx(window.innerWidth, window.innerHeight) * window.devicePixelRatio,
    ),
    isSparing: connection?.saveData === true,
  };
}

// As the viewer lays it out: beside the text in a wide window, above it in a high one.
const neededWidthPx = (widthPx: number, heightPx: number) =>
  widthPx / heightPx >= 5 / 4 ? widthPx * 0.75 : widthPx;
