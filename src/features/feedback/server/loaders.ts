import 'server-only';
import type { Submission } from '../schema';
import { readSubmission } from './submission-deletion';

/**
 * The submission that a deletion link belongs to; undefined for an invalid one. Needs no session.
 */
export function loadSubmission(token: string): Promise<Submission | undefined> {
  return readSubmission(token);
}
