import 'client-only';

const listeners = new Set<() => void>();
let isRaised = false;

/** Calls `listener` when the server no longer takes this browser's session. Returns how to stop listening. */
export function onSessionExpired(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells the listeners once, however many calls fail; a new page begins anew. */
export function raiseSessionExpired(): void {
  if (isRaised) return;
  isRaised = true;
  listeners.forEach((listener) => listener());
}
