import { authCalls } from '@/features/auth/contract';
import { isProvider } from '@/features/auth/constants';
import { loginWithProvider } from '@/features/auth/server/sessions/refresh';
import { AppError } from '@/shared/http/app-error';
import { publicRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(authCalls.loginWithProvider, ({ params: { provider }, body, visitor }) => {
    if (!isProvider(provider)) throw new AppError('not_found');
    return loginWithProvider(provider, body, visitor);
  }),
});
