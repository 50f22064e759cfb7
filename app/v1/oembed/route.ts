import { describeEmbedding } from '@/features/project/oembed';
import { oembedResponse, oembedQuery } from '@/features/project/schema';
import { publicRoute, routes } from '../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: publicRoute({ query: oembedQuery, answer: oembedResponse }, ({ query }) =>
    describeEmbedding(query),
  ),
});
