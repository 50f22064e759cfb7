import { transferCalls } from '@/features/transfer/contract';
import { previewImport } from '@/features/transfer/server/import/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(transferCalls.previewImport, ({ actor, params, body, locale }) =>
    previewImport(actor, params.importId, body, locale),
  ),
});
