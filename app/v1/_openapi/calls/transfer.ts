import * as dashboardExport from '../../dashboard/export/route';
import * as dashboardProjectsIdExport from '../../dashboard/projects/[id]/export/route';
import * as dashboardImports from '../../dashboard/imports/route';
import * as dashboardImportsImportId from '../../dashboard/imports/[importId]/route';
import * as dashboardImportsImportIdCancel from '../../dashboard/imports/[importId]/cancel/route';
import * as dashboardImportsImportIdChoices from '../../dashboard/imports/[importId]/choices/route';
import * as downloads from '../../downloads/route';
import type { CallGroup } from '../call-group';

export const transfer: CallGroup = {
  name: 'Export and import',
  slug: 'export-and-import',
  about: "One's guides as ZIP files of JSON, Markdown and pictures, and the way back.",
  calls: {
    '/dashboard/projects/{id}/export': [
      dashboardProjectsIdExport,
      {
        GET: {
          summary: 'A project in all its languages, with its pictures.',
          files: ['application/zip'],
          errors: ['too_many_requests'],
        },
        POST: {
          summary:
            'An address from which a browser saves the same by itself, without a bearer, within a minute.',
          errors: ['too_many_requests'],
        },
      },
    ],
    '/dashboard/export': [
      dashboardExport,
      {
        GET: {
          summary: "All of one's projects, whatever their status.",
          files: ['application/zip'],
          errors: ['too_many_requests'],
        },
        POST: {
          summary:
            'An address from which a browser saves the same by itself, without a bearer, within a minute.',
          errors: ['too_many_requests'],
        },
      },
    ],
    '/downloads': [
      downloads,
      {
        GET: {
          summary:
            'What such an address opens: a ZIP file, at most three times, as long as the session lives that asked for it.',
          files: ['application/zip'],
          errors: ['download_expired', 'not_found', 'too_many_requests'],
        },
      },
    ],
    '/dashboard/imports': [
      dashboardImports,
      {
        GET: { summary: 'The imports of the last seven days, newest first.' },
        POST: {
          summary:
            'Takes a file of guides, at most 500 MB, and imports it beside; GET its id to see how it goes.',
          takesFile: ['application/octet-stream'],
          description:
            'With `publish=true`, a personal access token needs the scope `publish` too.',
          errors: [
            'token_needs_publish',
            'too_many_requests',
            'too_many_imports',
            'email_unconfirmed',
            'import_too_large',
            'import_incomplete',
            'storage_unavailable',
            'storage_full',
          ],
        },
      },
    ],
    '/dashboard/imports/{importId}': [
      dashboardImportsImportId,
      {
        GET: {
          summary:
            'How an import goes, what has become of each guide, and what was refused: file, line and reason.',
        },
      },
    ],
    '/dashboard/imports/{importId}/cancel': [
      dashboardImportsImportIdCancel,
      {
        POST: {
          summary: 'Ends an import after the guide that is under way; what was imported stays.',
        },
      },
    ],
    '/dashboard/imports/{importId}/choices': [
      dashboardImportsImportIdChoices,
      {
        POST: {
          summary:
            'Says what is to become of guides that are there already; the import then goes on.',
          errors: ['import_not_asking'],
        },
      },
    ],
  },
};
