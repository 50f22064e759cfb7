import { examineOnMachine } from '../examine-on-machine';
import { findingWords } from '@/server/doctor/words';
import { PlainError } from '@/server/plain-error';
import { type HealthState, worstState } from '@/shared/site/health';
import type { Output } from '../output';

const SIGNS: Record<HealthState, string> = { good: 'ok', warning: 'WARNING', fault: 'FAULT' };
const [SIGN_WIDTH, CHECK_WIDTH] = [9, 10];

/** Checks what the installation in this folder needs, and says what to do. */
export async function doctor(names: readonly string[], { say, sayJson }: Output): Promise<number> {
  if (names.length > 0) throw new PlainError('doctor takes no arguments.', 'Leave them out.');
  const findings = await examineOnMachine(process.cwd());
  for (const found of findings)
    say(
      `${SIGNS[found.state].padEnd(SIGN_WIDTH)}${found.check.padEnd(CHECK_WIDTH)}${findingWords(found)}`,
    );
  const state = worstState(findings);
  sayJson({
    state,
    findings: findings.map((found) => ({ ...found, message: findingWords(found) })),
  });
  return state === 'fault' ? 1 : 0;
}
