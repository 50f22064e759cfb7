import { contract } from '@/shared/http/contract';
import { backupsPatch, backupsView } from './schema';

export const siteBackupCalls = {
  read: contract({
    method: 'GET',
    path: '/site/backups',
    scope: 'operate',
    summary: 'The schedule of backups, and the backups that the site made by itself.',
    description: 'No call downloads a backup: it holds everything.',
    answer: backupsView,
  }),
  change: contract({
    method: 'PATCH',
    path: '/site/backups',
    scope: 'operate',
    // Fewer to keep means that the others are removed.
    needsProof: true,
    summary: 'Changes when backups are made, where, and how many are kept.',
    description: 'After a change to a daily hour, the first one is made at once.',
    body: backupsPatch,
    answer: backupsView,
  }),
  start: contract({
    method: 'POST',
    path: '/site/backups',
    scope: 'operate',
    needsProof: true,
    summary: 'Makes a backup now, in the background, unless one is under way.',
    status: 204,
  }),
};
