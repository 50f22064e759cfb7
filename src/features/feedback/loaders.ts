import 'server-only';
import type { Submission } from './schema';
import { readSubmission } from './submission-deletion';

/** What the link in a sender's mail can remove; undefined when it is not one of ours. Nobody has to be signed in. */
export function loadSubmission(token: string): Promise<Submission | undefined> {
  return readSubmission(token);
}
