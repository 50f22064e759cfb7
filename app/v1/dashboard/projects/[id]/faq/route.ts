import { questionCalls } from '@/features/projects/questions/contract';
import { addQuestion } from '@/features/projects/server/questions/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(questionCalls.add, ({ actor, params, body, query }) =>
    addQuestion(actor, params.id, body, query),
  ),
});
