import 'server-only';
import { randomInt } from 'node:crypto';
import { UID_ALPHABET, UID_LENGTH } from '@/shared/ids/uid';

/** A new random public identifier of 12 characters (docs/reference/guides.md#addresses). */
export function randomUid(): string {
  return Array.from({ length: UID_LENGTH }, () =>
    UID_ALPHABET.charAt(randomInt(UID_ALPHABET.length)),
  ).join('');
}
