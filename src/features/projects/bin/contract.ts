import { contract } from '@/shared/http/contract';
import { BIN_DAYS } from '../constants';
import { ownProject } from '../schema';
import { binList, binQuery, emptiedBin } from './schema';

export const binCalls = {
  list: contract({
    method: 'GET',
    path: '/dashboard/projects/{id}/bin',
    scope: 'read',
    summary: `What was removed from a guide in the last ${BIN_DAYS} days, the newest first.`,
    description:
      'Steps, chapters and questions, and drafts that another content replaced: discarded, or before a version was restored or a guide imported over it.',
    query: binQuery,
    answer: binList,
  }),
  empty: contract({
    method: 'DELETE',
    path: '/dashboard/projects/{id}/bin',
    scope: 'write',
    summary: 'Deletes everything in the bin for good, with the pictures that only it shows.',
    answer: emptiedBin,
  }),
  restore: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/bin/{itemId}/restore',
    scope: 'write',
    isTagged: true,
    summary: 'Brings an item of the bin back into the draft.',
    description: 'A draft takes the place of the present one, which goes to the bin.',
    answer: ownProject,
    errors: ['too_many_steps', 'too_many_questions'],
  }),
};
