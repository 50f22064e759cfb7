import {
  translationInput,
  translationQuery,
  translationResult,
} from '@/features/translations/schema';
import { exportTranslation, importTranslation } from '@/features/translations/server/service';
import { fieldText } from '@/i18n/error-text';
import { TRANSLATION_MAX_BYTES } from '@/shared/http/body-sizes';
import { downloadResponse } from '../../../../_lib/download';
import { creatorRoute, routes } from '../../../../_lib/route';

const TYPES = { csv: 'text/csv; charset=utf-8', xliff: 'application/xliff+xml; charset=utf-8' };

async function* whole(text: string) {
  yield text;
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute({ query: translationQuery }, async ({ actor, params, query }) => {
    const { text, fileName } = await exportTranslation(actor, params.id, query);
    return downloadResponse(whole(text), fileName, TYPES[query.format]);
  }),
  POST: creatorRoute(
    { body: translationInput, bodyMaxBytes: TRANSLATION_MAX_BYTES, answer: translationResult },
    async ({ actor, params, body, locale }) => {
      const { written, refused, ...result } = await importTranslation(actor, params.id, body);
      return {
        ...result,
        written: written.map(({ id, line }) => ({ id, line })),
        refused: refused.map(({ problem, ...reference }) => ({
          ...reference,
          reason: problem.key,
          message: fieldText(locale, problem),
        })),
      };
    },
  ),
});
