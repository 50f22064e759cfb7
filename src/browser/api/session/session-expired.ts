import 'client-only';

const listeners = new Set<() => void>();
let isRaised = false;

/**
 * Calls `listener` when the server no longer accepts this browser's session. Returns the
 * unsubscribe function.
 */
export function onSessionExpired(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notifies the listeners once, however many calls fail; a new page starts over. */
export function emitSessionExpired(): void {
  if (isRaised) return;
  isRaised = true;
  listeners.forEach((listener) => listener());
}
