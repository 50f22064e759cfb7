import { sortQuestions } from '@/features/projects/server/questions/service';
import { projectView } from '@/features/projects/schema';
import { sortInput } from '@/features/projects/steps/schema';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute({ body: sortInput, answer: projectView }, ({ actor, params, body }) =>
    sortQuestions(actor, params.id, body),
  ),
});
