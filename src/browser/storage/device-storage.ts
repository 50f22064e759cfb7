import 'client-only';

// Storage may be blocked or full: then reads find nothing, and writes return false.

/** All keys with this prefix. */
export function storedAddresses(start: string): string[] {
  return (
    attempt(() => Object.keys(localStorage).filter((address) => address.startsWith(start))) ?? []
  );
}

/** The parsed value of a key; null for no value, undefined for an unreadable one. */
export function readStored(address: string): unknown {
  return attempt(() => JSON.parse(localStorage.getItem(address) ?? 'null') as unknown);
}

/** @returns whether it is stored */
export function writeStored(address: string, text: string): boolean {
  return (
    attempt(() => {
      localStorage.setItem(address, text);
      return true;
    }) ?? false
  );
}

export function removeStored(address: string): void {
  attempt(() => localStorage.removeItem(address));
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
