import 'server-only';
import type { Actor } from '@/features/auth/server/actor';
import { type Draft, contentOf } from '../../model/content/content';
import { lockGuide } from '../draft/change-guide';
import { draftOf } from '../draft/columns';
import { readOwnedRow } from '../owned-project';
import { findNewest } from '../versions/repository';
import { needsSecondPerson, type Standing, standingOf } from './service';

/** How far the review of a draft is. */
export type DraftStanding = Standing & {
  projectId: string;
  creatorId: string;
  needsSecondPerson: boolean;
  /** The draft may be published as it is, as far as reviews decide. */
  mayPublish: boolean;
  lookAgainOn: Date | null;
};

/**
 * How far the review of the creator's own draft is.
 * @throws {AppError} not_found
 */
export async function readStanding(actor: Actor, id: string): Promise<DraftStanding> {
  const row = await readOwnedRow(actor, id);
  return standingIn(row, draftOf(row), await needsSecondPerson(row.creatorId));
}

/**
 * How far it is, with the guide locked until the transaction ends.
 * @throws {AppError} not_found
 */
export async function lockStanding(actor: Actor, id: string): Promise<DraftStanding> {
  const { project, draft } = await lockGuide(actor, id);
  return standingIn(project, draft, project.creator.needsSecondPerson);
}

async function standingIn(
  { id, creatorId, lookAgainOn }: { id: string; creatorId: string; lookAgainOn: Date | null },
  draft: Draft,
  isNeeded: boolean,
): Promise<DraftStanding> {
  const newest = await findNewest(id);
  const standing = await standingOf({ id, creatorId }, contentOf(draft), newest);
  const isShownAgain = standing.isNewest && newest?.isApproved === true;
  return {
    ...standing,
    projectId: id,
    creatorId,
    needsSecondPerson: isNeeded,
    mayPublish: !isNeeded || isShownAgain || standing.approval !== undefined,
    lookAgainOn,
  };
}
