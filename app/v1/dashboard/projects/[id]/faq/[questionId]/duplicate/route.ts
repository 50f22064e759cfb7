import { questionCalls } from '@/features/projects/questions/contract';
import { duplicateQuestion } from '@/features/projects/server/questions/service';
import { creatorRoute, routes } from '../../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(questionCalls.duplicate, ({ actor, params, query }) =>
    duplicateQuestion(actor, params.id, params.questionId, query),
  ),
});
