import { openApiDocument } from '../_openapi/document';
import { publicRoute, routes } from '../_lib/route';

let document: ReturnType<typeof openApiDocument> | undefined;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: publicRoute({}, async () => (document ??= openApiDocument())),
});
