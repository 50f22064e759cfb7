import { makeToken } from '@/features/account/server/service';
import {
  newTokenInput,
  newTokenView,
  tokensResponse,
} from '@/features/auth/personal-tokens/schema';
import { listPersonalTokens } from '@/features/auth/server/personal-tokens/service';
import { creatorRoute, routes } from '../../_lib/route';

// Without an Idempotency-Key on purpose: the stored response would contain the token.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute({ scope: 'session', answer: tokensResponse }, ({ actor }) =>
    listPersonalTokens(actor),
  ),
  POST: creatorRoute(
    { scope: 'session', body: newTokenInput, answer: newTokenView, status: 201 },
    ({ actor, body, visitor }) => makeToken(actor, body, visitor),
  ),
});
