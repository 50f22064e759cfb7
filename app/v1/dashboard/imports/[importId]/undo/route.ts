import { transferCalls } from '@/features/transfer/contract';
import { undoImport } from '@/features/transfer/server/undo/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(transferCalls.undoImport, ({ actor, params, locale }) =>
    undoImport(actor, params.importId, locale),
  ),
});
