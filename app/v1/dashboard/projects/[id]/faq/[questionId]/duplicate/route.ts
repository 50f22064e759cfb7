import { questionView } from '@/features/projects/questions/schema';
import { duplicateQuestion } from '@/features/projects/server/questions/service';
import { creatorRoute, routes } from '../../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute({ answer: questionView, status: 201, idempotent: true }, ({ actor, params }) =>
    duplicateQuestion(actor, params.id, params.questionId),
  ),
});
