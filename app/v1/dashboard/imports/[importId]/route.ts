import { transferCalls } from '@/features/transfer/contract';
import { readImport } from '@/features/transfer/server/import/service';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(transferCalls.readImport, ({ actor, params, locale }) =>
    readImport(actor, params.importId, locale),
  ),
});
