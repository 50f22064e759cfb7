import 'server-only';
import { healthFinding, type HealthFinding } from '@/shared/site/health';
import { listInstances } from '../cache/invalidation-rows';
import { withConnection } from '../embedded-postgres/connection';

/** Several missed heartbeats. */
const SILENT_S = 30;

/** Each running instance; none without an answer of the database, which is a finding of its own. */
export async function examineInstances(url: string): Promise<HealthFinding[]> {
  const instances = await withConnection(url, listInstances).catch(() => []);
  return instances.map(({ host, pid, release, seenAgoS }) =>
    healthFinding(seenAgoS > SILENT_S ? 'instanceSilent' : 'instanceGood', {
      host,
      // As text: numbers would get separators.
      pid: String(pid),
      release,
      seconds: Math.max(0, seenAgoS),
    }),
  );
}
