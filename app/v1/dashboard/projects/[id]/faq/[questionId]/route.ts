import { questionPatch, questionView } from '@/features/projects/questions/schema';
import { removeQuestion, updateQuestion } from '@/features/projects/server/questions/service';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute({ body: questionPatch, answer: questionView }, ({ actor, params, body }) =>
    updateQuestion(actor, params.id, params.questionId, body),
  ),
  DELETE: creatorRoute({ status: 204 }, ({ actor, params }) =>
    removeQuestion(actor, params.id, params.questionId),
  ),
});
