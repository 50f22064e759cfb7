import { verifiedCalls } from '@/features/site/verified/contract';
import { readVerified } from '@/features/site/server/verified/service';
import { operatorRoute } from '../../_lib/operator-route';
import { routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operatorRoute(verifiedCalls.list, ({ query }) => readVerified(query)),
});
