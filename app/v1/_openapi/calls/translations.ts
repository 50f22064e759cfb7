import * as dashboardProjectsIdTranslations from '../../dashboard/projects/[id]/translations/route';
import type { CallGroup } from '../call-group';

export const translations: CallGroup = {
  name: 'Translations',
  slug: 'translations',
  about: 'The texts of a guide as files for translators, and back.',
  calls: {
    '/dashboard/projects/{id}/translations': [
      dashboardProjectsIdTranslations,
      {
        GET: {
          summary:
            'The texts of a project with their translations as CSV, or as XLIFF 1.2 with `format=xliff`.',
          files: ['text/csv', 'application/xliff+xml'],
        },
        POST: {
          summary:
            'Writes the translations of such a file, at most 4 MB. A text that changed since the file was written is left, unless `overwrite` names it.',
        },
      },
    ],
  },
};
