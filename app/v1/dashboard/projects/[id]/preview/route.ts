import { previewCalls } from '@/features/projects/preview/contract';
import {
  endPreviewLink,
  readPreviewLink,
  renewPreviewLink,
} from '@/features/projects/server/preview/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(previewCalls.read, ({ actor, params }) => readPreviewLink(actor, params.id)),
  POST: creatorRoute(previewCalls.renew, ({ actor, params }) => renewPreviewLink(actor, params.id)),
  DELETE: creatorRoute(previewCalls.end, ({ actor, params }) => endPreviewLink(actor, params.id)),
});
