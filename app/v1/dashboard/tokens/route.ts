import { tokenCalls } from '@/features/auth/personal-tokens/contract';
import { makeToken } from '@/features/account/server/service';
import { listPersonalTokens } from '@/features/auth/server/personal-tokens/service';
import { creatorRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(tokenCalls.list, ({ actor }) => listPersonalTokens(actor)),
  POST: creatorRoute(tokenCalls.create, ({ actor, body, visitor }) =>
    makeToken(actor, body, visitor),
  ),
});
