import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { Visitor } from '@/features/auth/server/visitor';
import { saltOf } from './repository';

let current: { day: string; salt: string } | undefined;

/**
 * An anonymous visitor: salted with a secret that changes daily, so that no person can be tracked
 * (docs/reference/feedback.md#views).
 */
export async function visitorHash({ key, userAgent }: Visitor, now = new Date()): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  if (current?.day !== day)
    current = { day, salt: await saltOf(day, randomBytes(32).toString('base64url')) };
  return createHash('sha256').update(`${current.salt}\0${key}\0${userAgent}`).digest('base64url');
}
