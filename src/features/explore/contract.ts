import { contract } from '@/shared/http/contract';
import { exploreQuery, exploreAnswer, filtersQuery, filtersAnswer } from './schema';

export const exploreCalls = {
  search: contract({
    method: 'GET',
    path: '/projects',
    scope: 'public',
    summary: 'A page of the published public projects; `name` searches them.',
    query: exploreQuery,
    answer: exploreAnswer,
  }),
  listFilters: contract({
    method: 'GET',
    path: '/projects/filters',
    scope: 'public',
    summary:
      'What one can choose among the hits of a search: languages, categories and tags with their numbers.',
    query: filtersQuery,
    answer: filtersAnswer,
  }),
};
