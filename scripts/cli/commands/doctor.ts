import { examineOnMachine } from '../examine-on-machine';
import { findingLine, findingWords } from '@/server/doctor/words';
import { PlainError } from '@/server/plain-error';
import { worstState } from '@/shared/site/health';
import type { Output } from '../output';

/** Checks what the installation in this folder needs, and prints the remedies. */
export async function doctor(names: readonly string[], { say, sayJson }: Output): Promise<number> {
  if (names.length > 0) throw new PlainError('doctor takes no arguments.', 'Leave them out.');
  const findings = await examineOnMachine(process.cwd());
  for (const finding of findings) say(findingLine(finding));
  const state = worstState(findings);
  sayJson({
    state,
    findings: findings.map((found) => ({ ...found, message: findingWords(found) })),
  });
  return state === 'fault' ? 1 : 0;
}
