import { vi } from 'vitest';
import { guideCacheName, RECORD_ADDRESS } from '@/shared/offline/guide-addresses';
import type { OfflineGuide } from '@/shared/offline/offline-guide';
import type { WorkerNews, WorkerOrder } from '@/shared/offline/worker-messages';
import { fakeCaches } from '../ui/fake-caches';

/** A fake service worker that records messages, and a fake device storage; jsdom has neither. */
export async function standInWorker(kept: readonly OfflineGuide[] = []) {
  const orders: WorkerOrder[] = [];
  const channels = new Set<{ onmessage: ((event: { data: WorkerNews }) => void) | null }>();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      onmessage: ((event: { data: WorkerNews }) => void) | null = null;
      constructor() {
        channels.add(this);
      }
      close() {
        channels.delete(this);
      }
    },
  );
  const caches = fakeCaches();
  for (const guide of kept)
    await (await caches.open(guideCacheName(guide.projectUid))).put(
      RECORD_ADDRESS,
      Response.json(guide),
    );
  vi.stubGlobal('caches', caches);
  const active = { postMessage: (order: WorkerOrder) => orders.push(order) };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => undefined,
      ready: Promise.resolve(),
      getRegistration: async () => ({ active }),
    },
  });
  return {
    orders,
    tell: (news: WorkerNews) => channels.forEach((channel) => channel.onmessage?.({ data: news })),
    leave: () => {
      Reflect.deleteProperty(navigator, 'serviceWorker');
      vi.unstubAllGlobals();
    },
  };
}
