import { questionCalls } from '@/features/projects/questions/contract';
import { removeQuestion, updateQuestion } from '@/features/projects/server/questions/service';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute(questionCalls.update, ({ actor, params, body }) =>
    updateQuestion(actor, params.id, params.questionId, body),
  ),
  DELETE: creatorRoute(questionCalls.remove, ({ actor, params }) =>
    removeQuestion(actor, params.id, params.questionId),
  ),
});
