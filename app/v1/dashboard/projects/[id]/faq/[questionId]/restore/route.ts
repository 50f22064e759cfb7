import { questionView } from '@/features/projects/questions/schema';
import { restoreQuestion } from '@/features/projects/server/trash/service';
import { creatorRoute, routes } from '../../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute({ answer: questionView }, ({ actor, params }) =>
    restoreQuestion(actor, params.id, params.questionId),
  ),
});
