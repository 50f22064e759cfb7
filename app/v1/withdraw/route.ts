import { mailTokenQuery } from '@/features/auth/schema';
import { withdraw } from '@/features/feedback/withdrawal';
import { publicRoute, routes } from '../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute({ query: mailTokenQuery, status: 204 }, ({ query }) => withdraw(query.token)),
});
