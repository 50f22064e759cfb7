import { contract } from '@/shared/http/contract';
import { WORD_TYPE } from './constants';
import {
  downloadAddress,
  downloadQuery,
  exportQuery,
  importList,
  importQuery,
  importView,
  choicesInput,
  previewInput,
  startInput,
} from './schema';

export const transferCalls = {
  exportProject: contract({
    method: 'GET',
    path: '/dashboard/projects/{id}/export',
    scope: 'read',
    summary: 'A project in all its languages, with its pictures.',
    query: exportQuery,
    files: ['application/zip'],
    errors: ['too_many_requests'],
  }),
  addressOfProject: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/export',
    scope: 'session',
    roleScope: 'read',
    summary:
      'An address where a browser can download the same file without a token, for one minute.',
    query: exportQuery,
    answer: downloadAddress,
    status: 201,
    errors: ['too_many_requests'],
  }),
  exportAll: contract({
    method: 'GET',
    path: '/dashboard/export',
    scope: 'read',
    summary: "All of one's projects, whatever their status.",
    files: ['application/zip'],
    errors: ['too_many_requests'],
  }),
  addressOfAll: contract({
    method: 'POST',
    path: '/dashboard/export',
    scope: 'session',
    roleScope: 'read',
    summary:
      'An address where a browser can download the same file without a token, for one minute.',
    answer: downloadAddress,
    status: 201,
    errors: ['too_many_requests'],
  }),
  download: contract({
    method: 'GET',
    path: '/downloads',
    scope: 'public',
    summary:
      'What such an address opens: a ZIP file, at most three times, as long as the session lives that asked for it.',
    query: downloadQuery,
    files: ['application/zip'],
    errors: ['download_expired', 'not_found', 'too_many_requests'],
  }),
  listImports: contract({
    method: 'GET',
    path: '/dashboard/imports',
    scope: 'read',
    summary: 'The imports of the last seven days, newest first.',
    answer: importList,
  }),
  beginImport: contract({
    method: 'POST',
    path: '/dashboard/imports',
    scope: 'write',
    summary:
      'Takes a file of guides, at most 500 MB, and imports it beside; GET its id to see how it goes.',
    description:
      'With `publish=true`, a personal access token needs the scope `publish` too. With `preview=true`, nothing is imported before `POST …/start`.',
    query: importQuery,
    takesFile: ['application/octet-stream', WORD_TYPE],
    answer: importView,
    status: 202,
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
  }),
  readImport: contract({
    method: 'GET',
    path: '/dashboard/imports/{importId}',
    scope: 'read',
    summary:
      'How an import goes, what has become of each guide, and what was refused: file, line and reason.',
    answer: importView,
  }),
  cancelImport: contract({
    method: 'POST',
    path: '/dashboard/imports/{importId}/cancel',
    scope: 'write',
    summary: 'Ends an import after the guide that is under way; what was imported stays.',
    answer: importView,
  }),
  previewImport: contract({
    method: 'POST',
    path: '/dashboard/imports/{importId}/preview',
    scope: 'write',
    summary: 'Scans a previewed Word document again with another unit as its steps.',
    body: previewInput,
    answer: importView,
    errors: ['import_not_asking', 'too_many_requests'],
  }),
  startImport: contract({
    method: 'POST',
    path: '/dashboard/imports/{importId}/start',
    scope: 'write',
    summary: 'Imports what a preview shows.',
    description:
      'Existing guides without a choice are asked for afterwards. With another `split`, positions change, so that `each` is refused.',
    body: startInput,
    answer: importView,
    errors: ['token_needs_publish', 'import_not_asking'],
  }),
  undoImport: contract({
    method: 'POST',
    path: '/dashboard/imports/{importId}/undo',
    scope: 'write',
    summary:
      'Undoes an import within ten minutes after its end: removes the guides that it made, and gives replaced ones their former content.',
    description:
      'Guides that were changed since are kept. Removed ones can be restored like any deleted guide. A second call changes nothing.',
    answer: importView,
    errors: ['import_not_undoable'],
  }),
  chooseForImport: contract({
    method: 'POST',
    path: '/dashboard/imports/{importId}/choices',
    scope: 'write',
    summary:
      'Says what is to become of guides that are there already; the import then goes on, unless it is a preview.',
    body: choicesInput,
    answer: importView,
    errors: ['token_needs_publish', 'import_not_asking'],
  }),
};
