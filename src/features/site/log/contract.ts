import { contract } from '@/shared/http/contract';
import { actList, actsQuery } from './schema';

export const logCalls = {
  list: contract({
    method: 'GET',
    path: '/site/acts',
    scope: 'operate',
    summary:
      'What operators did in the last 24 months, and which workshops were handed over, the newest first.',
    query: actsQuery,
    answer: actList,
    hasTable: true,
  }),
};
