import { visitCalls } from '@/features/analytics/contract';
import { countRecord, storeRecord } from '@/features/analytics/server/service';
import { publicRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(
    visitCalls.storeRecord,
    ({ params, body, visitor, user }) => storeRecord(params.id, body, { visitor, user }),
    { limit: countRecord },
  ),
});
