import { stepCalls } from '@/features/projects/steps/contract';
import { sortItems } from '@/features/projects/server/draft/change-items';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute(stepCalls.sort, ({ actor, params, body, query }) =>
    sortItems('steps', actor, params.id, body, query),
  ),
});
