import 'server-only';
import { inTransaction } from '@/server/db/client';
import { entityTagOf, isMatch } from '@/server/entity-tag';
import { AppError } from '@/shared/http/app-error';
import type { Actor } from '@/features/auth/server/actor';
import type { OwnProject } from '../schema';
import { lockOwnedProject, readProject } from './owned-project';

/** Fields that change without a change of the project. */
const UNTAGGED = new Set(['views', 'placeholder', 'variants']);

/** The entity tag of the creator's own project: its draft, and what of it is published. */
export const ownTagOf = (project: OwnProject): string =>
  entityTagOf(JSON.stringify(project, (key, value) => (UNTAGGED.has(key) ? undefined : value)));

/** Of routes that answer it. */
export const TAGGED = { tagOf: ownTagOf };

/**
 * Changes the creator's own project if it still has one of these tags, in the transaction that
 * checks it (decision 0116); without tags in any case.
 * @param ifMatch the header If-Match
 * @throws {AppError} not_found, precondition_failed, and what `work` throws
 */
export async function ifUnchanged<Result>(
  actor: Actor,
  id: string,
  ifMatch: string | null,
  work: () => Promise<Result>,
): Promise<Result> {
  if (ifMatch === null) return work();
  return inTransaction(async () => {
    // Every change of the project, its steps and questions takes this lock first.
    await lockOwnedProject(actor, id);
    const current = await readProject(actor, id);
    const tag = ownTagOf(current);
    if (!isMatch(ifMatch, tag)) throw new AppError('precondition_failed', { current, tag });
    return work();
  });
}
