import { listReports, REPORT_COLUMNS, tableReports } from '@/features/feedback/inbox/service';
import { reportGroups, reportsQuery } from '@/features/feedback/schema';
import { csvAnswer, wantsCsv } from '../../../../_lib/csv';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute({ query: reportsQuery, answer: reportGroups }, async ({ actor, params, query, request }) => {
    if (!wantsCsv(request)) return listReports(actor, params.id, query);
    const { projectUid, batches } = await tableReports(actor, params.id, query);
    return csvAnswer(REPORT_COLUMNS, batches, `reports-${projectUid}`);
  }),
});
