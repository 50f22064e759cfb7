import { healthCalls } from '@/features/site/health/contract';
import { checkHealth, readHealth } from '@/features/site/server/health/service';
import { operatorRoute } from '../../_lib/operator-route';
import { routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operatorRoute(healthCalls.read, readHealth),
  POST: operatorRoute(healthCalls.check, ({ operator }) => checkHealth(operator)),
});
