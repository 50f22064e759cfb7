import { contract } from '@/shared/http/contract';
import { tokensResponse, newTokenInput, newTokenView } from './schema';

export const tokenCalls = {
  list: contract({
    method: 'GET',
    path: '/dashboard/tokens',
    scope: 'session',
    roleScope: 'none',
    summary:
      "One's own tokens, the newest first: what they may do, until when, and when they were last used.",
    answer: tokensResponse,
  }),
  // Not idempotent: a stored answer would contain the token.
  create: contract({
    method: 'POST',
    path: '/dashboard/tokens',
    scope: 'session',
    roleScope: 'read',
    summary:
      'Makes a token for the workshop of the call; this answer is the only one that ever holds it. A new password of the account revokes all tokens.',
    body: newTokenInput,
    answer: newTokenView,
    status: 201,
    errors: ['fresh_sign_in_required', 'too_many_tokens', 'too_many_requests'],
  }),
  revoke: contract({
    method: 'DELETE',
    path: '/dashboard/tokens/{tokenId}',
    scope: 'session',
    roleScope: 'none',
    summary: 'Revokes a token; it opens nothing from then on.',
    description:
      'The webhooks that it set up are switched off with it; `webhooks` of the list names them. So they are when it expires, or when a new password revokes it.',
    status: 204,
  }),
};
