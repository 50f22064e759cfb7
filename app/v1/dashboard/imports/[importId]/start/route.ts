import { transferCalls } from '@/features/transfer/contract';
import { startImport } from '@/features/transfer/server/import/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(transferCalls.startImport, ({ actor, params, body, locale, refuseUnless }) =>
    startImport(actor, params.importId, body, locale, () => refuseUnless('publish')),
  ),
});
