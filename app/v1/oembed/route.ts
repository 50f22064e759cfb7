import { publicProjectCalls } from '@/features/projects/contract';
import { describeEmbedding } from '@/features/projects/server/oembed';
import { publicRoute, routes } from '../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: publicRoute(publicProjectCalls.embed, ({ query, locale }) =>
    describeEmbedding(query, locale),
  ),
});
