import { useSyncExternalStore } from 'react';
import { FROM_DEVICE, NEWS_CHANNEL, type WorkerNews } from '@/shared/offline/worker-messages';

const POLL_INTERVAL_MS = 10_000;
const listeners = new Set<() => void>();
let isOffline = false;
let stop: (() => void) | undefined;

function set(next: boolean): void {
  if (next === isOffline) return;
  isOffline = next;
  listeners.forEach((listener) => listener());
}

// navigator.onLine does not detect a lost server, so this sends a request.
async function ask(): Promise<void> {
  set(
    !(await fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )),
  );
}

/** True if the current page came from the device: then the network failed when it was opened. */
function cameFromDevice(): boolean {
  const [page] = performance.getEntriesByType('navigation') as (
    | PerformanceNavigationTiming
    | undefined
  )[];
  return page?.serverTiming?.some(({ name }) => name === FROM_DEVICE) ?? false;
}

function start(): () => void {
  const leave = () => set(true);
  const comeBack = () => void ask();
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(NEWS_CHANNEL) : undefined;
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<WorkerNews>) => {
      if (data.type === 'network' && data.isReached) set(false);
      // A single request may fail for reasons of its own.
      else if (data.type === 'network') void ask();
    };
  }
  const timer = setInterval(() => {
    if (isOffline && document.visibilityState === 'visible') void ask();
  }, POLL_INTERVAL_MS);
  window.addEventListener('offline', leave);
  window.addEventListener('online', comeBack);
  if (!navigator.onLine || cameFromDevice()) leave();
  if (isOffline && navigator.onLine) comeBack();
  return () => {
    channel?.close();
    clearInterval(timer);
    window.removeEventListener('offline', leave);
    window.removeEventListener('online', comeBack);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

/** Reports whether the server cannot be reached at the moment. False until hydration. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOffline,
    () => false,
  );
}
