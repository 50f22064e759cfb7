import { chooseForImport } from '@/features/transfer/server/import/service';
import { choicesInput, importView } from '@/features/transfer/schema';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(
    { body: choicesInput, answer: importView },
    ({ actor, params, body, locale }) => chooseForImport(actor, params.importId, body, locale),
  ),
});
