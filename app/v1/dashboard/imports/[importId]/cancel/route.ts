import { cancelImport } from '@/features/transfer/server/import/service';
import { importView } from '@/features/transfer/schema';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute({ answer: importView }, ({ actor, params, locale }) =>
    cancelImport(actor, params.importId, locale),
  ),
});
