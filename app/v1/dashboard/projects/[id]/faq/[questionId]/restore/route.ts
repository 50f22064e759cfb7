import { questionView } from '@/features/project/faq/schema';
import { restoreQuestion } from '@/features/project/trash/service';
import { creatorRoute, routes } from '../../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute({ answer: questionView }, ({ actor, params }) =>
    restoreQuestion(actor, params.id, params.questionId),
  ),
});
