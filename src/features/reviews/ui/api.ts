import { callApi } from '@/browser/api/call-api';
import type { LookAgainInput, OutcomeInput, ReviewRequest } from '../schema';

const REVIEWS = '/dashboard/projects/{id}/reviews';

/** How far the review of a draft is, who changed it, and the reviews so far. */
export const readReviews = (id: string, signal?: AbortSignal) =>
  callApi('GET', REVIEWS, { params: { id }, signal });

/** Requests a review of the draft. */
export const askForReview = (id: string, body: ReviewRequest) =>
  callApi('POST', REVIEWS, { params: { id }, body });

/** Approves the draft of a digest, or requests changes. */
export const decideReview = (id: string, body: OutcomeInput) =>
  callApi('POST', `${REVIEWS}/outcome`, { params: { id }, body });

/** Sets the day on which a mail reminds to look at the guide again; null for none. */
export const setLookAgain = (id: string, body: LookAgainInput) =>
  callApi('PUT', '/dashboard/projects/{id}/look-again', { params: { id }, body });
