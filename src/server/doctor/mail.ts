import 'server-only';
import { healthFinding, type HealthFinding } from '@/shared/site/health';
import type { Env } from '../env/env';
import { tryTransport } from '../mail/transport';

const SENDER_OF_NOBODY = /@localhost>?$/;

/** Findings from the settings alone, without a connection to the mail server. */
export function examineMailSettings({ smtpUrl, from }: Env['mail']): HealthFinding[] {
  if (smtpUrl === undefined) return [healthFinding('mailFiles')];
  return SENDER_OF_NOBODY.test(from) ? [healthFinding('mailSender', { from })] : [];
}

/** Signs in to the mail server without sending anything. */
export async function examineMail(mail: Env['mail']): Promise<HealthFinding[]> {
  try {
    if (mail.smtpUrl !== undefined) await tryTransport(mail.smtpUrl);
  } catch (error) {
    const { code = 'unknown' } = error as { code?: string };
    return [healthFinding('mailRefused', { reason: code })];
  }
  const findings = examineMailSettings(mail);
  return findings.length > 0 ? findings : [healthFinding('mailGood')];
}
