import 'server-only';
import { examine } from '@/server/doctor/examine';
import { examineMailSettings } from '@/server/doctor/mail';
import { findingWords } from '@/server/doctor/words';
import { env } from '@/server/env/env';
import { countAttempt } from '@/server/rate-limit';
import { type HealthCheck, type HealthFinding, worstState } from '@/shared/site/health';
import type { HealthView } from '../../health/schema';
import type { Operator } from '../operator';
import { readFaults, watchNow } from '../watch/service';

/**
 * Examines what can be examined without writing a file and signing in anywhere; of storage and mail
 * it has the faults that the last examination in the background found.
 */
export async function readHealth(): Promise<HealthView> {
  const faults = await readFaults();
  const faultsOf = (checked: HealthCheck) => faults.filter(({ check }) => check === checked);
  return viewOf(
    await examine({
      rootDir: process.cwd(),
      storage: faultsOf('storage'),
      mail: [...faultsOf('mail'), ...examineMailSettings(env().mail)],
    }),
  );
}

/**
 * Examines everything: writes a file into each storage and removes it, and signs in to the mail
 * server.
 * @throws {AppError} too_many_requests
 */
export async function checkHealth({ actor }: Operator): Promise<HealthView> {
  await countAttempt({ name: 'health', by: actor.userId });
  await watchNow();
  return viewOf(await examine({ rootDir: process.cwd() }));
}

const viewOf = (findings: readonly HealthFinding[]): HealthView => ({
  state: worstState(findings),
  findings: findings.map((found) => ({ ...found, message: findingWords(found) })),
});
