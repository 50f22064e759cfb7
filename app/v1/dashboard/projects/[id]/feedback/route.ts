import { inboxCalls } from '@/features/feedback/contract';
import { listFeedback, tableFeedback } from '@/features/feedback/server/inbox/service';
import { tableResponse, wantsCsv } from '../../../../_lib/csv';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(inboxCalls.listFeedback, async ({ request, actor, params, query }) =>
    wantsCsv(request)
      ? tableResponse(request, await tableFeedback(actor, params.id, query))
      : listFeedback(actor, params.id, query),
  ),
});
