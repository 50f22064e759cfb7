import { questionCalls } from '@/features/projects/questions/contract';
import { removeQuestion, updateQuestion } from '@/features/projects/server/questions/service';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute(questionCalls.update, ({ actor, params, body, query }) =>
    updateQuestion(actor, params.id, params.questionId, body, query),
  ),
  DELETE: creatorRoute(questionCalls.remove, ({ actor, params, query }) =>
    removeQuestion(actor, params.id, params.questionId, query),
  ),
});
