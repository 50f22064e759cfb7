import 'server-only';
import { createHash } from 'node:crypto';
import type { ShareFacts } from '@/shared/share-picture';

/** Raised when pictures of the same facts are drawn otherwise, so that share sites fetch them again. */
const LOOK = 2;
const LENGTH = 12;

/** Which picture these facts make: part of its address, as share sites keep what they once fetched, and its ETag. */
export function shareVersion(facts: ShareFacts): string {
  return createHash('sha256')
    .update(JSON.stringify([LOOK, facts]))
    .digest('base64url')
    .slice(0, LENGTH);
}
