import { questionCalls } from '@/features/projects/questions/contract';
import { restoreQuestion } from '@/features/projects/server/trash/service';
import { creatorRoute, routes } from '../../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(questionCalls.restore, ({ actor, params, query }) =>
    restoreQuestion(actor, params.id, params.questionId, query),
  ),
});
