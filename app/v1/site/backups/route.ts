import { siteBackupCalls } from '@/features/site/backups/contract';
import { backUpNow, changeBackups, readBackups } from '@/features/site/server/backups/service';
import { operatorRoute } from '../../_lib/operator-route';
import { routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operatorRoute(siteBackupCalls.read, readBackups),
  PATCH: operatorRoute(siteBackupCalls.change, ({ operator, body }) =>
    changeBackups(operator, body),
  ),
  POST: operatorRoute(siteBackupCalls.start, ({ operator }) => backUpNow(operator)),
});
