import { translationCalls } from '@/features/translations/contract';
import { changeTexts } from '@/features/translations/server/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute(translationCalls.change, ({ actor, params, body, query }) =>
    changeTexts(actor, params.id, body, query),
  ),
});
