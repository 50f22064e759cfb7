import { NEWS_CHANNEL, type WorkerNews } from '@/shared/offline/worker-messages';

const channel = new BroadcastChannel(NEWS_CHANNEL);
let wasReached: boolean | undefined;

/** Broadcasts to all pages of this site. */
export function broadcast(news: WorkerNews): void {
  channel.postMessage(news);
}

/** Broadcasts whether the server can be reached, when that has changed. */
export function broadcastNetwork(isReached: boolean): void {
  // A worker that was just started does not know what it sent before.
  if (isReached !== wasReached) broadcast({ type: 'network', isReached });
  wasReached = isReached;
}
