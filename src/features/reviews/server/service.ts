import 'server-only';
import { AppError, fieldError } from '@/shared/http/app-error';
import { inTransaction } from '@/server/db/client';
import { countAttempt } from '@/server/rate-limit';
import type { Actor } from '@/features/auth/server/actor';
import { roleMay } from '@/features/auth/workshops/roles';
import { lockStanding, readStanding } from '@/features/projects/server/second-person/standing';
import type { OutcomeInput, ReviewRequest, ReviewsResponse } from '../schema';
import { mailOutcome, mailRequest } from './mails/send';
import { stateOf, toReviewView } from './presenter';
import * as rows from './repository';

/**
 * How far the review of a draft is, and the reviews so far.
 * @throws {AppError} not_found
 */
export async function readReviews(actor: Actor, id: string): Promise<ReviewsResponse> {
  const standing = await readStanding(actor, id);
  const { digest, edits, changedBy, waitsFor, lookAgainOn } = standing;
  const { rows: reviews, total } = await rows.listReviews(standing.projectId);
  return {
    digest,
    state: stateOf(standing, reviews),
    needsSecondPerson: standing.needsSecondPerson,
    mayPublish: standing.mayPublish,
    mayApprove: roleMay(actor.role, 'review') && !changedBy.has(actor.userId),
    waitsFor,
    changedBy: edits.map(({ at, ...edit }) => ({ ...edit, at: at.toISOString() })),
    lookAgainOn: lookAgainOn?.toISOString().slice(0, 10) ?? null,
    results: reviews.map((review) => toReviewView(review, digest)),
    totalResults: total,
  };
}

/**
 * Requests a review of the draft, in place of an open request; those who could approve get a mail,
 * at most one an hour for a guide.
 * @throws {AppError} not_found, too_many_requests, validation_failed for a person who could not
 *   approve
 */
export async function requestReview(
  actor: Actor,
  id: string,
  { of, note }: ReviewRequest,
): Promise<ReviewsResponse> {
  await countAttempt({ name: 'review-requests', by: actor.userId });
  return inTransaction(async () => {
    const { projectId, digest, waitsFor } = await lockStanding(actor, id);
    const others = waitsFor.filter((person) => person.id !== actor.userId);
    const recipients = of === undefined ? others : others.filter((person) => person.id === of);
    if (of !== undefined && recipients.length === 0) throw fieldError('of', 'reviewerUnknown');
    const request = await rows.writeRequest({
      projectId,
      digest,
      askedById: actor.userId,
      askedOfId: of ?? null,
      note,
    });
    await mailRequest(actor.creatorId, { projectId, reviewId: request.id, recipients });
    return readReviews(actor, id);
  });
}

/**
 * Stores what a person decided about the draft exactly as it is: approved, or to be changed. Who
 * requested it gets a mail.
 * @throws {AppError} not_found; approval_lapsed where it is another draft by now; own_changes for an
 *   approval of one's own changes
 */
export function decideReview(
  actor: Actor,
  id: string,
  { outcome, digest, note }: OutcomeInput,
): Promise<ReviewsResponse> {
  return inTransaction(async () => {
    const standing = await lockStanding(actor, id);
    if (standing.digest !== digest)
      throw new AppError('approval_lapsed', {
        waitsFor: standing.waitsFor.map(({ name }) => name),
      });
    if (outcome === 'approved' && standing.changedBy.has(actor.userId))
      throw new AppError('own_changes');
    const { id: reviewId, askedById } = await rows.writeOutcome(standing.projectId, {
      digest,
      outcome,
      outcomeById: actor.userId,
      outcomeNote: note,
    });
    if (askedById !== null && askedById !== actor.userId)
      await mailOutcome(actor.creatorId, { outcome, reviewId, askedById });
    return readReviews(actor, id);
  });
}
