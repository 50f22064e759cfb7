const listeners = new Set<() => void>();
/** Values where storage is blocked: they last as long as the page. */
const memoryValues = new Map<string, string>();

/**
 * Calls `listener` whenever a value may have changed, here or in another tab.
 * @returns the unsubscribe function
 */
export function onStoredChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The value that this device stores under a key; null for none. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memoryValues.get(key) ?? null;
  } catch {
    return memoryValues.get(key) ?? null;
  }
}

/**
 * Updates a value from its current one. A quiet update notifies no listener; the next read sees it.
 */
export function changeStored(
  key: string,
  next: (stored: string | null) => string,
  isQuiet = false,
): void {
  const value = next(readStored(key));
  try {
    localStorage.setItem(key, value);
  } catch {
    memoryValues.set(key, value);
  }
  if (!isQuiet) listeners.forEach((listener) => listener());
}
