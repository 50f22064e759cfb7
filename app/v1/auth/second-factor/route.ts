import { authCalls } from '@/features/auth/contract';
import { giveSecondFactor } from '@/features/auth/server/second-factor/service';
import { publicRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(authCalls.secondFactor, ({ body, visitor }) => giveSecondFactor(body, visitor)),
});
