import 'server-only';
import { healthFinding, type HealthFinding } from '@/shared/site/health';
import type { Env } from '../env/env';
import { tryTransport } from '../mail/transport';

const SENDER_OF_NOBODY = /@localhost>?$/;

/** Signs in to the mail server without sending anything. */
export async function examineMail({ smtpUrl, from }: Env['mail']): Promise<HealthFinding[]> {
  if (smtpUrl === undefined) return [healthFinding('mailFiles')];
  try {
    await tryTransport(smtpUrl);
  } catch (error) {
    const { code = 'unknown' } = error as { code?: string };
    return [healthFinding('mailRefused', { reason: code })];
  }
  if (SENDER_OF_NOBODY.test(from)) return [healthFinding('mailSender', { from })];
  return [healthFinding('mailGood')];
}
