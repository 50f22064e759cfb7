import 'server-only';
import { examine } from '@/server/doctor/examine';
import { examineMailSettings } from '@/server/doctor/mail';
import { findingWords } from '@/server/doctor/words';
import { env } from '@/server/env/env';
import { countAttempt } from '@/server/rate-limit';
import { type HealthFinding, worstState } from '@/shared/site/health';
import type { HealthView } from '../../health/schema';
import type { Operator } from '../operator';

/** Examines what can be examined without writing a file and signing in anywhere. */
export async function readHealth(): Promise<HealthView> {
  return viewOf(
    await examine({
      rootDir: process.cwd(),
      storage: [],
      mail: examineMailSettings(env().mail),
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
  return viewOf(await examine({ rootDir: process.cwd() }));
}

const viewOf = (findings: readonly HealthFinding[]): HealthView => ({
  state: worstState(findings),
  findings: findings.map((found) => ({ ...found, message: findingWords(found) })),
});
