import { TRANSLATION_MAX_BYTES } from '@/shared/http/body-sizes';
import { contract } from '@/shared/http/contract';
import { draftQuery, withUnpublished } from '@/features/projects/field-schemas';
import { translationQuery, translationInput, translationResult } from './schema';

export const translationCalls = {
  export: contract({
    method: 'GET',
    path: '/dashboard/projects/{id}/translations',
    scope: 'read',
    summary:
      'The texts of a project with their translations as CSV, or as XLIFF 1.2 with `format=xliff`.',
    query: translationQuery,
    files: ['text/csv', 'application/xliff+xml'],
  }),
  import: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/translations',
    scope: 'write',
    summary:
      'Writes the translations of such a file, at most 4 MB. A text that changed since the file was written is left, unless `overwrite` names it.',
    query: draftQuery,
    body: translationInput,
    bodyMaxBytes: TRANSLATION_MAX_BYTES,
    errors: ['file_too_slow'],
    answer: withUnpublished(translationResult),
  }),
};
