import { recordAnswer, recordInput } from '@/features/analytics/schema';
import { countRecord, keepRecord } from '@/features/analytics/service';
import { publicRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(
    { limit: countRecord, body: recordInput, answer: recordAnswer, status: 201 },
    ({ params, body, visitor, user }) => keepRecord(params.id, body, { visitor, user }),
  ),
});
