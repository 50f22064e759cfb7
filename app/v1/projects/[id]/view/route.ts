import { visitCalls } from '@/features/analytics/contract';
import { registerView } from '@/features/analytics/server/service';
import { publicRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(visitCalls.registerView, ({ params, visitor, workshops }) =>
    registerView(params.id, visitor, workshops),
  ),
});
