import { commentCalls } from '@/features/reviews/contract';
import { addComment, readComments } from '@/features/reviews/server/comments/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(commentCalls.list, ({ actor, params }) => readComments(actor, params.id)),
  POST: creatorRoute(commentCalls.add, ({ actor, params, body }) =>
    addComment(actor, params.id, body),
  ),
});
