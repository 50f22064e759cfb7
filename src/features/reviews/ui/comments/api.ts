import { callApi } from '@/browser/api/call-api';
import type { CommentInput } from '../../schema';

const address = '/dashboard/projects/{id}/comments';
const addressOfOne = '/dashboard/projects/{id}/comments/{commentId}';

export const readComments = (id: string, signal: AbortSignal) =>
  callApi('GET', address, { params: { id }, signal });

export const addComment = (id: string, body: CommentInput, idempotencyKey: string) =>
  callApi('POST', address, { params: { id }, body, idempotencyKey });

export const resolveComment = (id: string, commentId: string, isResolved: boolean) =>
  callApi('PATCH', addressOfOne, { params: { id, commentId }, body: { isResolved } });

export const removeComment = (id: string, commentId: string) =>
  callApi('DELETE', addressOfOne, { params: { id, commentId } });
