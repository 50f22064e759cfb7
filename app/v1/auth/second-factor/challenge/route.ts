import { authCalls } from '@/features/auth/contract';
import { challengeWaiting } from '@/features/auth/server/second-factor/service';
import { publicRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(authCalls.secondFactorChallenge, ({ body }) => challengeWaiting(body.ticket)),
});
