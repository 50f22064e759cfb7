import 'server-only';
import { publicRead } from '@/server/db/client';
import { fieldError } from '@/shared/http/app-error';
import type { Actor } from '@/features/auth/server/actor';
import { GONE_COUNT_MAX } from '../../constants';
import type { GoneList, GoneQuery } from '../../schema';
import { listRemoved, listUnlisted, type Tombstones } from './repository';

/**
 * Projects that have left the public list, with no more than their ids.
 * @throws {AppError} validation_failed at after
 */
export async function listGoneProjects(query: GoneQuery): Promise<GoneList> {
  requirePlace(query);
  return answerOf(await publicRead(() => listUnlisted(query)));
}

/**
 * The creator's own deleted projects.
 * @throws {AppError} validation_failed at after
 */
export async function listDeletedProjects(actor: Actor, query: GoneQuery): Promise<GoneList> {
  requirePlace(query);
  return answerOf(await listRemoved(actor.creatorId, query));
}

function requirePlace({ goneSince, after }: GoneQuery): void {
  if (after !== undefined && goneSince === undefined) throw fieldError('after', 'afterGone');
}

const answerOf = ({ rows, total }: Tombstones): GoneList => ({
  results: rows.map((row) => ({ ...row, goneAt: row.goneAt.toISOString() })),
  totalResults: total,
  ...(total > GONE_COUNT_MAX ? { totalIsEstimate: true as const } : {}),
});
