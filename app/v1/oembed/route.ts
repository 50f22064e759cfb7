import { describeEmbedding } from '@/features/projects/server/oembed';
import { oembedResponse, oembedQuery } from '@/features/projects/schema';
import { publicRoute, routes } from '../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: publicRoute({ query: oembedQuery, answer: oembedResponse }, ({ query }) =>
    describeEmbedding(query),
  ),
});
