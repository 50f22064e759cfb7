import { questionInput, questionView } from '@/features/projects/questions/schema';
import { addQuestion } from '@/features/projects/server/questions/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(
    { body: questionInput, answer: questionView, status: 201, idempotent: true },
    ({ actor, params, body }) => addQuestion(actor, params.id, body),
  ),
});
