import { questionView } from '@/features/project/faq/schema';
import { duplicateQuestion } from '@/features/project/faq/service';
import { creatorRoute, routes } from '../../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute({ answer: questionView, status: 201, idempotent: true }, ({ actor, params }) =>
    duplicateQuestion(actor, params.id, params.questionId),
  ),
});
