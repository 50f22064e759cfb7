import { WORKER_PATH } from '@/shared/offline/guide-addresses';
import type { WorkerOrder } from '@/shared/offline/worker-messages';

let registered: Promise<unknown> | undefined;

/** Whether this browser could keep guides: it has to know service workers, and the address has to be a safe one. */
export const canKeepGuides = () =>
  'serviceWorker' in navigator && 'caches' in window && 'BroadcastChannel' in window;

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

async function register(): Promise<void> {
  // Whatever the page itself needs goes first.
  await loaded();
  await navigator.serviceWorker.register(WORKER_PATH, { scope: '/', updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
}

/** Asks the service worker for something, beginning it when this is the first time. @returns whether there is one to ask */
export async function askWorker(order: WorkerOrder): Promise<boolean> {
  if (!canKeepGuides()) return false;
  // Where it cannot be begun (while developing, or without a network) one of before may be at work.
  await (registered ??= register().catch(() => undefined));
  const asked = (await navigator.serviceWorker.getRegistration())?.active;
  asked?.postMessage(order);
  return Boolean(asked);
}

/** What keeping a guide has to know of this device, for a picture that fills the viewer. */
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
