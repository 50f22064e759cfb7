import { exportAccount } from '@/features/account/export';
import { creatorRoute, routes } from '../../../_lib/route';
import { downloadAnswer } from '../../../_lib/download';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute({ scope: 'session' }, async ({ actor }) =>
    downloadAnswer(
      await exportAccount(actor),
      `makerstep-export-${new Date().toISOString().slice(0, 10)}.json`,
    ),
  ),
});
