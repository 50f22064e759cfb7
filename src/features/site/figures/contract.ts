import { contract } from '@/shared/http/contract';
import { figuresQuery, figuresView } from './schema';

export const figuresCalls = {
  read: contract({
    method: 'GET',
    path: '/site/figures',
    scope: 'operate',
    summary: 'What this site has and how it is used, over all creators.',
    query: figuresQuery,
    answer: figuresView,
    hasTable: true,
  }),
};
