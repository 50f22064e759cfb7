import 'client-only';

// Storage may be forbidden or full: then nothing is there and nothing is kept, and whoever keeps something hears so.

/** The addresses on this device that begin so. */
export function storedAddresses(start: string): string[] {
  return (
    attempt(() => Object.keys(localStorage).filter((address) => address.startsWith(start))) ?? []
  );
}

/** What is stored at an address, of whatever shape; null for nothing, undefined for what is unreadable. */
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
