import { contract } from '@/shared/http/contract';
import { openApiDocument } from '../_openapi/document';
import { publicRoute, routes } from '../_lib/route';

// Not in the document: it describes the calls of the product.
const readDocument = contract({
  method: 'GET',
  path: '/openapi.json',
  scope: 'public',
  summary: 'The API as OpenAPI.',
});

let document: ReturnType<typeof openApiDocument> | undefined;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: publicRoute(readDocument, async () => (document ??= openApiDocument())),
});
