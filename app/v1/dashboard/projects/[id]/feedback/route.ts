import { FEEDBACK_COLUMNS, listFeedback, tableFeedback } from '@/features/feedback/inbox/service';
import { feedbackList, feedbackQuery } from '@/features/feedback/schema';
import { csvAnswer, wantsCsv } from '../../../../_lib/csv';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute({ query: feedbackQuery, answer: feedbackList }, async ({ actor, params, query, request }) => {
    if (!wantsCsv(request)) return listFeedback(actor, params.id, query);
    const { projectUid, batches } = await tableFeedback(actor, params.id, query);
    return csvAnswer(FEEDBACK_COLUMNS, batches, `feedback-${projectUid}`);
  }),
});
