import 'server-only';
import { createHash } from 'node:crypto';
import { AppError } from '@/shared/http/app-error';
import type { GuideContent } from '../../model/content/content';
import { canonicalText } from '../../model/content/digest';
import type { LockedProject } from '../repository';
import type { Approval, Newest } from '../versions/repository';
import * as rows from './repository';

export type { DraftEdit, Outcome, Person } from './repository';
export {
  copyEdits,
  findShownApproval,
  listEdits,
  needsSecondPerson,
  replaceEdits,
  writeEdit,
} from './repository';

/** Everything that decides about the publication of a content. */
export type Standing = {
  digest: string;
  /** It is that of the newest version. */
  isNewest: boolean;
  /** An approval of exactly this content that holds. */
  approval: Approval | undefined;
  /** The newest outcome about each content since the newest version, the newest first. */
  outcomes: rows.Outcome[];
  edits: rows.DraftEdit[];
  /** Ids of people whose approval would not be one of a second person. */
  changedBy: ReadonlySet<string>;
  /** People who could approve. */
  waitsFor: rows.Person[];
};

type Guide = Pick<LockedProject, 'id' | 'creatorId'>;

export const digestOf = (content: GuideContent): string =>
  createHash('sha256').update(canonicalText(content)).digest('hex');

/**
 * How far the review of a content is. For a decision, call this in the transaction that locked the
 * guide.
 */
export async function standingOf(
  { id, creatorId }: Guide,
  content: GuideContent,
  newest: Newest | undefined,
): Promise<Standing> {
  const digest = digestOf(content);
  const isNewest = newest !== undefined && digestOf(newest.content) === digest;
  const edits = isNewest ? [] : await rows.listEdits(id);
  const reviewers = await rows.listReviewers(creatorId);
  const outcomes = await rows.listOutcomes(id, newest?.updatedAt ?? new Date(0));
  // The publisher of a content is no second person for showing it again.
  const publisher = isNewest ? newest.publishedById : null;
  const changedBy = new Set([...edits.map((edit) => edit.id), ...(publisher ? [publisher] : [])]);
  const waitsFor = reviewers.filter((person) => !changedBy.has(person.id));
  const last = outcomes.find((outcome) => outcome.digest === digest);
  const isHeld = last?.outcome === 'approved' && waitsFor.some(({ id: by }) => by === last.byId);
  const approval = isHeld && last.byId ? { byId: last.byId, at: last.at } : undefined;
  return { digest, isNewest, approval, outcomes, edits, changedBy, waitsFor };
}

/**
 * The approval with which a content is published; undefined where the workshop needs none and there
 * is none. Call this in the transaction that locked the guide.
 * @throws {AppError} review_needed, approval_lapsed
 */
export async function approvalFor(
  project: LockedProject,
  content: GuideContent,
  newest: Newest | undefined,
): Promise<Approval | undefined> {
  const { approval, outcomes, waitsFor, digest } = await standingOf(project, content, newest);
  if (approval || !project.creator.needsSecondPerson) return approval;
  const isLapsed = outcomes.some((each) => each.outcome === 'approved' && each.digest !== digest);
  throw new AppError(isLapsed ? 'approval_lapsed' : 'review_needed', {
    waitsFor: waitsFor.map(({ name }) => name),
  });
}

/** Readers have the draft: the next changes begin with no one and without requests. */
export async function forgetEdits(projectId: string, isPublished: boolean): Promise<void> {
  await rows.deleteEdits(projectId);
  if (isPublished) await rows.deleteOpenRequests(projectId);
}
