import 'server-only';
import { createHash } from 'node:crypto';
import type { ShareFacts } from '@/shared/pictures/share-picture';

/** Raised when the drawing changes, so that share sites fetch pictures again. */
const LOOK = 2;
const LENGTH = 12;

/** The version of the picture of these facts: in its URL, as share sites cache, and its ETag. */
export function shareVersion(facts: ShareFacts): string {
  return createHash('sha256')
    .update(JSON.stringify([LOOK, facts]))
    .digest('base64url')
    .slice(0, LENGTH);
}
