import { transferCalls } from '@/features/transfer/contract';
import { chooseForImport } from '@/features/transfer/server/import/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(
    transferCalls.chooseForImport,
    ({ actor, params, body, locale, refuseUnless }) =>
      chooseForImport(actor, params.importId, body, locale, () => refuseUnless('publish')),
  ),
});
