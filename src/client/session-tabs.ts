import 'client-only';

/** What one tab tells the others; `person` is the uid of the creator's public page, where it is known. */
export type SessionNews = { kind: 'signed-in'; person?: string } | { kind: 'signed-out' };

const CHANNEL = 'makerstep_session';
const listeners = new Set<(news: SessionNews) => void>();
let channel: BroadcastChannel | undefined;

/** Tells the other tabs of this browser that the session has changed. */
export function tellOtherTabs(news: SessionNews): void {
  openChannel()?.postMessage(news);
}

/** Calls `listener` when another tab has signed in or out. Returns how to stop listening. */
export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

// One channel a page: it does not hear what it says itself.
function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) =>
    listeners.forEach((listener) => listener(data));
  return channel;
}
