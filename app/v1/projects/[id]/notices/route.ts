import { noticeCalls } from '@/features/site/notices/contract';
import { countNotice, sendNotice } from '@/features/site/server/notices/service';
import { publicRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(
    noticeCalls.send,
    async ({ params, body, visitor }) => {
      await sendNotice(params.id, body, visitor);
      return {};
    },
    { limit: countNotice },
  ),
});
