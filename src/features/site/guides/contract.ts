import { contract } from '@/shared/http/contract';
import { decisionInput } from '../guide-reports/schema';
import { firstGuideSettings, siteGuideList, siteGuidesQuery } from './schema';

export const siteGuideCalls = {
  list: contract({
    method: 'GET',
    path: '/site/guides',
    scope: 'operate',
    summary: 'A page of the published guides of this site, the newest first.',
    description: 'Those by link, waiting or taken down, too. Nothing of drafts.',
    query: siteGuidesQuery,
    answer: siteGuideList,
  }),
  takeDown: contract({
    method: 'POST',
    path: '/site/guides/{id}/take-down',
    scope: 'operate',
    needsProof: true,
    summary: 'Takes a guide from the public until it is put back, also without a report.',
    description:
      'One that went with its suspended account then stays down when the account is let in again.',
    body: decisionInput,
    status: 204,
  }),
  putBack: contract({
    method: 'POST',
    path: '/site/guides/{id}/put-back',
    scope: 'operate',
    summary: 'Puts a guide back that was taken down.',
    body: decisionInput,
    status: 204,
  }),
  letThrough: contract({
    method: 'POST',
    path: '/site/guides/{id}/let-through',
    scope: 'operate',
    summary: 'Lists a guide that waits, with all others of its account, now and later.',
    status: 204,
  }),
  readFirst: contract({
    method: 'GET',
    path: '/site/first-guide',
    scope: 'operate',
    summary: 'Whether guides of new accounts wait for the operators.',
    answer: firstGuideSettings,
  }),
  changeFirst: contract({
    method: 'PATCH',
    path: '/site/first-guide',
    scope: 'operate',
    needsProof: true,
    summary: 'Lets guides of new accounts wait for the operators, or not.',
    description: 'Off, everything is listed that waits.',
    body: firstGuideSettings,
    answer: firstGuideSettings,
  }),
};
