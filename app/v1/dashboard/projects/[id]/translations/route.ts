import { translationCalls } from '@/features/translations/contract';
import { exportTranslation, importTranslation } from '@/features/translations/server/service';
import { fieldText } from '@/i18n/error-text';
import { separatorOf } from '../../../../_lib/csv';
import { downloadResponse } from '../../../../_lib/download';
import { creatorRoute, routes } from '../../../../_lib/route';

const TYPES = { csv: 'text/csv; charset=utf-8', xliff: 'application/xliff+xml; charset=utf-8' };

async function* whole(text: string) {
  yield text;
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(translationCalls.export, async ({ request, actor, params, query }) => {
    const separator = separatorOf(request);
    const { text, fileName } = await exportTranslation(actor, params.id, query, separator);
    return downloadResponse(whole(text), fileName, TYPES[query.format]);
  }),
  POST: creatorRoute(translationCalls.import, async ({ actor, params, body, query, locale }) => {
    const { written, refused, ...result } = await importTranslation(actor, params.id, body, query);
    return {
      ...result,
      written: written.map(({ id, line }) => ({ id, line })),
      refused: refused.map(({ problem, ...reference }) => ({
        ...reference,
        reason: problem.key,
        message: fieldText(locale, problem),
      })),
    };
  }),
});
