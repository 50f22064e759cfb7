import { LRUCache } from 'lru-cache';
import { siteName } from '@/i18n/operator-settings';
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

/** By the name of the site, which operators may change. */
const documents = new LRUCache<string, ReturnType<typeof openApiDocument>>({
  max: 1,
  memoMethod: () => openApiDocument(),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: publicRoute(readDocument, async () => documents.memo(siteName())),
});
