import 'server-only';
import { examine } from '@/server/doctor/examine';
import { findingWords } from '@/server/doctor/words';
import { worstState } from '@/shared/site/health';
import type { HealthView } from '../../health/schema';

let running: Promise<HealthView> | undefined;

/** Examines the installation; who asks while that runs gets the same answer. */
export function readHealth(): Promise<HealthView> {
  running ??= examineNow().finally(() => {
    running = undefined;
  });
  return running;
}

async function examineNow(): Promise<HealthView> {
  const findings = await examine({ rootDir: process.cwd() });
  return {
    state: worstState(findings),
    findings: findings.map((found) => ({ ...found, message: findingWords(found) })),
  };
}
