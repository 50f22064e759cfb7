import { accountCalls } from '@/features/account/contract';
import { exportAccount } from '@/features/account/server/export';
import { creatorRoute, routes } from '../../../_lib/route';
import { downloadResponse } from '../../../_lib/download';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(accountCalls.export, async ({ actor }) =>
    downloadResponse(
      await exportAccount(actor),
      `makerstep-export-${new Date().toISOString().slice(0, 10)}.json`,
    ),
  ),
});
