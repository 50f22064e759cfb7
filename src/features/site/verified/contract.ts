import { contract } from '@/shared/http/contract';
import { verifiedList, verifiedPatch, verifiedQuery, verifiedView } from './schema';

export const verifiedCalls = {
  list: contract({
    method: 'GET',
    path: '/site/verified',
    scope: 'operate',
    summary: 'The verified creators, the newest first.',
    query: verifiedQuery,
    answer: verifiedList,
  }),
  change: contract({
    method: 'PATCH',
    path: '/site/creators/{creatorUid}',
    scope: 'operate',
    summary:
      'Verifies a creator, or takes that back; readers see “Verified by” this site and the date.',
    description: 'What is so already stays as it is, with its date.',
    body: verifiedPatch,
    answer: verifiedView,
  }),
};
