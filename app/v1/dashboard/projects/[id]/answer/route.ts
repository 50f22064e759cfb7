import { answerOperators } from '@/features/projects/server/takedown/service';
import { statementCalls } from '@/features/projects/statement/contract';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(statementCalls.answer, ({ actor, params, body }) =>
    answerOperators(actor, params.id, body.message),
  ),
});
