import { settingsCalls } from '@/features/site/identity/contract';
import { changeSettings, readSettings } from '@/features/site/server/identity/service';
import { operatorRoute } from '../../_lib/operator-route';
import { routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operatorRoute(settingsCalls.read, readSettings),
  PATCH: operatorRoute(settingsCalls.change, ({ operator, body }) =>
    changeSettings(operator, body),
  ),
});
