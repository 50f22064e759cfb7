import { feedbackCalls } from '@/features/feedback/contract';
import { deleteSubmission } from '@/features/feedback/server/submission-deletion';
import { publicRoute, routes } from '../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(feedbackCalls.withdraw, ({ query }) => deleteSubmission(query.token)),
});
