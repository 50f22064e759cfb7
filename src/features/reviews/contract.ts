import { contract } from '@/shared/http/contract';
import {
  commentInput,
  commentPatch,
  commentsResponse,
  commentView,
  lookAgainInput,
  outcomeInput,
  reviewRequest,
  reviewsResponse,
} from './schema';

export const reviewCalls = {
  list: contract({
    method: 'GET',
    path: '/dashboard/projects/{id}/reviews',
    scope: 'read',
    summary: 'How far the review of a draft is, who changed it, and the reviews so far.',
    answer: reviewsResponse,
  }),
  ask: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/reviews',
    scope: 'write',
    summary: 'Requests a review of the draft; those who could approve get a mail.',
    description: 'Another request takes the place of an open one. One mail an hour for a guide.',
    body: reviewRequest,
    answer: reviewsResponse,
    status: 201,
    errors: ['too_many_requests'],
  }),
  decide: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/reviews/outcome',
    scope: 'review',
    summary: 'Approves a draft exactly as it was read, or asks for changes.',
    description:
      'Any later change of the draft makes the approval lapse; undoing the change brings it back.',
    body: outcomeInput,
    answer: reviewsResponse,
    errors: ['approval_lapsed', 'own_changes'],
  }),
  lookAgain: contract({
    method: 'PUT',
    path: '/dashboard/projects/{id}/look-again',
    scope: 'write',
    summary: 'Sets the day on which a mail reminds to look at a guide again.',
    body: lookAgainInput,
    answer: lookAgainInput,
  }),
};

export const commentCalls = {
  list: contract({
    method: 'GET',
    path: '/dashboard/projects/{id}/comments',
    scope: 'read',
    roleScope: 'review',
    summary: 'The comments on a draft, with those resolved in the last 90 days.',
    answer: commentsResponse,
  }),
  add: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/comments',
    scope: 'review',
    summary: 'Comments on a draft, a step, a field or a mark, or answers a comment.',
    isIdempotent: true,
    body: commentInput,
    answer: commentView,
    status: 201,
    errors: ['too_many_comments', 'too_many_requests'],
  }),
  resolve: contract({
    method: 'PATCH',
    path: '/dashboard/projects/{id}/comments/{commentId}',
    scope: 'review',
    summary: 'Resolves a comment with its answers, or opens it again.',
    body: commentPatch,
    answer: commentView,
  }),
  remove: contract({
    method: 'DELETE',
    path: '/dashboard/projects/{id}/comments/{commentId}',
    scope: 'review',
    summary: 'Deletes a comment of one’s own, or any as the owner, with its answers.',
    status: 204,
    errors: ['role_needed'],
  }),
};
