import { commentCalls } from '@/features/reviews/contract';
import { removeComment, resolveComment } from '@/features/reviews/server/comments/service';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute(commentCalls.resolve, ({ actor, params, body }) =>
    resolveComment(actor, params.id, params.commentId, body.isResolved),
  ),
  DELETE: creatorRoute(commentCalls.remove, ({ actor, params }) =>
    removeComment(actor, params.id, params.commentId),
  ),
});
