import { useCallback, useRef } from 'react';

const KEY_BYTES = 16;

/**
 * Returns the same key for the same input, so that a retry after a lost answer creates nothing
 * twice.
 * @returns a function from the input to its key; call `forget` after success so that the same input
 * can be sent again
 */
export function useIdempotencyKey() {
  const keys = useRef(new Map<string, string>());
  const keyFor = useCallback((sent: unknown): string => {
    const input = JSON.stringify(sent) ?? '';
    const key = keys.current.get(input) ?? randomKey();
    keys.current.set(input, key);
    return key;
  }, []);
  const forget = useCallback(() => keys.current.clear(), []);
  return { keyFor, forget };
}

/** A new key. crypto.randomUUID is missing on plain http. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export const randomUuid = (): string =>
  randomKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
