import 'server-only';
import type { Env } from '../env/env';

/**
 * True if joining can be limited to domains: a typed e-mail is no proof, so it needs a mail that
 * arrives, unless only providers sign in.
 */
export const canLimitDomains = ({ mail, hasPasswords }: Pick<Env, 'mail' | 'hasPasswords'>) =>
  mail.smtpUrl !== undefined || !hasPasswords;
