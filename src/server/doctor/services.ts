import 'server-only';
import type { HealthFinding } from '@/shared/site/health';
import type { Env } from '../env/env';
import { logger } from '../logging/logger';
import { examineMail } from './mail';
import { examineSignIn } from './sign-in';
import { examineStorage } from './storage';
import { findingLine, findingWords } from './words';

/**
 * Examines storage, mail and sign-in as the doctor does, and notes a line for each as it answers.
 * The product starts all the same: it works without them, and they may come back.
 */
export async function noteServices(
  { storages, mail, oidc }: Pick<Env, 'storages' | 'mail' | 'oidc'>,
  note: (line: string) => void,
): Promise<void> {
  const addFinding = (found: HealthFinding) => {
    note(findingLine(found));
    if (found.state === 'fault')
      logger.warn(`${found.check}_unusable`, { reason: findingWords(found) });
  };
  await Promise.all(
    [...storages.map(examineStorage), examineMail(mail), examineSignIn(oidc)].map(async (answer) =>
      (await answer).forEach(addFinding),
    ),
  );
}
