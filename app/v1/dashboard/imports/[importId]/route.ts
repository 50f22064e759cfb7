import { readImport } from '@/features/transfer/server/import/service';
import { importView } from '@/features/transfer/schema';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute({ answer: importView }, ({ actor, params, locale }) =>
    readImport(actor, params.importId, locale),
  ),
});
