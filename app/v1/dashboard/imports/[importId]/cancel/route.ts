import { transferCalls } from '@/features/transfer/contract';
import { cancelImport } from '@/features/transfer/server/import/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(transferCalls.cancelImport, ({ actor, params, locale }) =>
    cancelImport(actor, params.importId, locale),
  ),
});
