import { logCalls } from '@/features/site/log/contract';
import { readLog, tableOfLog } from '@/features/site/server/log/service';
import { tableResponse, wantsCsv } from '../../_lib/csv';
import { operatorRoute } from '../../_lib/operator-route';
import { routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operatorRoute(logCalls.list, async ({ request, query }) =>
    wantsCsv(request) ? tableResponse(request, tableOfLog()) : readLog(query),
  ),
});
