import { TRANSLATION_MAX_BYTES } from '@/shared/http/body-sizes';
import { contract } from '@/shared/http/contract';
import { draftQuery, withUnpublished } from '@/features/projects/field-schemas';
import {
  changedTexts,
  textsInput,
  translationQuery,
  translationInput,
  translationResult,
} from './schema';

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
  change: contract({
    method: 'PATCH',
    scope: 'translate',
    query: draftQuery,
    path: '/dashboard/projects/{id}/texts',
    summary:
      'Writes translations of any texts of a project in one language; nothing else changes. Answers the project, and the steps and questions of these texts.',
    description:
      'Translators of a workshop write to the draft, in their languages. If a source is another than `of` says, or a translation another than `was`, nothing is written: 409 `stale_version`, with `current` as the answer would be.',
    body: textsInput,
    bodyMaxBytes: TRANSLATION_MAX_BYTES,
    answer: changedTexts,
    errors: ['stale_version'],
  }),
};
