import 'server-only';
import { randomUid } from '../secrets/random-uid';

// The letter distinguishes it from the key in a file's URL.
const STORE_NAME = /^p\d{13}-[a-z0-9]{24}$/;

/** A new unguessable name for a stored picture, which begins with the time in milliseconds. */
export function newStoreName(): string {
  return `p${Date.now()}-${randomUid()}${randomUid()}`;
}

export function isStoreName(name: string): boolean {
  return STORE_NAME.test(name);
}

/** When the name was created, in milliseconds since 1970. */
export function storedAtMs(name: string): number {
  return Number(name.replace(/^p/, '').split('-')[0]);
}
