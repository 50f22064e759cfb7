import { recordResponse, recordInput } from '@/features/analytics/schema';
import { countRecord, storeRecord } from '@/features/analytics/server/service';
import { publicRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(
    { limit: countRecord, body: recordInput, answer: recordResponse, status: 201 },
    ({ params, body, visitor, user }) => storeRecord(params.id, body, { visitor, user }),
  ),
});
