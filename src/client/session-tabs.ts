import 'client-only';

/**
 * A message to the other tabs; `person` is the uid of the creator's public page, where it is known.
 */
export type SessionNews = { kind: 'signed-in'; person?: string } | { kind: 'signed-out' };

const CHANNEL = 'makerstep_session';
const listeners = new Set<(news: SessionNews) => void>();
let channel: BroadcastChannel | undefined;

/** Tells the other tabs of this browser that the session has changed. */
export function tellOtherTabs(news: SessionNews): void {
  openChannel()?.postMessage(news);
}

/** Calls `listener` when another tab has signed in or out. Returns the unsubscribe function. */
export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

// One channel for each page: a channel does not receive its own messages.
function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) =>
    listeners.forEach((listener) => listener(data));
  return channel;
}
