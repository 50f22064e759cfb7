import { questionCalls } from '@/features/projects/questions/contract';
import { sortItems } from '@/features/projects/server/draft/change-items';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute(questionCalls.sort, ({ actor, params, body, query }) =>
    sortItems('questions', actor, params.id, body, query),
  ),
});
