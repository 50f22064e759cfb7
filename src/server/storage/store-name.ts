import 'server-only';
import { randomUid } from '../random-uid';

// The letter tells it from the key in a file's address.
const STORE_NAME = /^p\d{13}-[a-z0-9]{24}$/;

/** A new name under which a picture is stored: the time in milliseconds, and nothing that can be guessed. */
export function newStoreName(): string {
  return `p${Date.now()}-${randomUid()}${randomUid()}`;
}

export function isStoreName(name: string): boolean {
  return STORE_NAME.test(name);
}

/** When the name was made, in milliseconds since 1970. */
export function storedAtMs(name: string): number {
  return Number(name.replace(/^p/, '').split('-')[0]);
}
