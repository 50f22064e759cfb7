const listeners = new Set<() => void>();
/** What was chosen where the browser keeps nothing: lasts as long as the page. */
const unkept = new Map<string, string>();

/** Calls `listener` whenever a text may have been changed, here or in another tab. @returns how to stop that */
export function onStoredChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The text that this device remembers under a key; null while there is none. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unkept.get(key) ?? null;
  } catch {
    return unkept.get(key) ?? null;
  }
}

/** Changes a text from what it is at that moment. A change made quietly is seen by what reads next anyway. */
export function changeStored(
  key: string,
  next: (stored: string | null) => string,
  isQuiet = false,
): void {
  const value = next(readStored(key));
  try {
    localStorage.setItem(key, value);
  } catch {
    unkept.set(key, value);
  }
  if (!isQuiet) listeners.forEach((listener) => listener());
}
