import 'client-only';

/**
 * A message to the other tabs; `person` is the id of the account, where it is known.
 */
export type SessionMessage = { kind: 'signed-in'; person?: string } | { kind: 'signed-out' };

const CHANNEL = 'makerstep_session';
const listeners = new Set<(news: SessionMessage) => void>();
let channel: BroadcastChannel | undefined;

/** Notifies the other tabs of this browser that the session has changed. */
export function broadcastSession(news: SessionMessage): void {
  openChannel()?.postMessage(news);
}

/** Calls `listener` when another tab has signed in or out. Returns the unsubscribe function. */
export function onSessionMessage(listener: (news: SessionMessage) => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

// One channel for each page: a channel does not receive its own messages.
function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SessionMessage>) =>
    listeners.forEach((listener) => listener(data));
  return channel;
}
