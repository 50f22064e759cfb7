import { questionCalls } from '@/features/projects/questions/contract';
import { sortQuestions } from '@/features/projects/server/questions/service';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute(questionCalls.sort, ({ actor, params, body, query }) =>
    sortQuestions(actor, params.id, body, query),
  ),
});
