'use client';

import { useCallback, useRef } from 'react';

const KEY_BYTES = 16;

/**
 * Gives the same key for the same wish, so that trying again after a lost answer makes nothing twice.
 * @returns a function from what is sent to its key; `forget` after success lets the same be wished again
 */
export function useIdempotencyKey() {
  const last = useRef<{ wish: string; key: string }>(undefined);
  const keyFor = useCallback((sent: unknown): string => {
    const wish = JSON.stringify(sent) ?? '';
    if (last.current?.wish !== wish) last.current = { wish, key: randomKey() };
    return last.current.key;
  }, []);
  const forget = useCallback(() => {
    last.current = undefined;
  }, []);
  return { keyFor, forget };
}

/** A fresh key. crypto.randomUUID is missing where the page came over plain http. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
