import { mailTokenQuery } from '@/features/auth/schema';
import { deleteSubmission } from '@/features/feedback/server/submission-deletion';
import { publicRoute, routes } from '../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute({ query: mailTokenQuery, status: 204 }, ({ query }) =>
    deleteSubmission(query.token),
  ),
});
