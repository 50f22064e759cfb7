import 'server-only';
import { env } from '@/server/env/env';
import type { ComposedMail, MailJob, MailRegistry } from '@/server/mail/delivery';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { paths } from '@/shared/addresses/paths';
import { composeConfirmation } from '../confirmation';
import { isProvider } from '../../constants';
import { type AuthMail, authEmail } from './email-templates';
import { TOKEN_SCOPES } from '../../personal-tokens/constants';
import type { Removed } from '../first-proof/repository';
import { providerNames } from '../providers/provider-names';
import { composeRecovery } from '../passwords/recovery';

/** Notifies the affected address, even when the account is deleted. */
const notice =
  (kind: AuthMail, path?: string) =>
  async ({ email, locale, data }: MailJob): Promise<ComposedMail> => ({
    to: email,
    content: authEmail(kind, {
      email,
      locale,
      name: data.name ?? '',
      provider: isProvider(data.provider) ? providerNames()[data.provider] : '',
      removed: data.removed === undefined ? undefined : (JSON.parse(data.removed) as Removed),
      ...(path === undefined || !env().hasPasswords ? {} : { path }),
    }),
  });

/**
 * Notifies about a new token, even when it is already revoked: perhaps not by the person who
 * created it.
 */
async function composeTokenMade({
  email,
  locale,
  data: { name = '', tokenName = '', scopes = '', expiresAt = '' },
}: MailJob): Promise<ComposedMail> {
  const token = {
    name: tokenName,
    scopes: TOKEN_SCOPES.filter((scope) => scopes.split(' ').includes(scope)),
    expiresAt: new Date(expiresAt),
  };
  return {
    to: email,
    content: authEmail('token_made', {
      email,
      locale,
      name,
      path: dashboardPaths.tokenSettings,
      token,
    }),
  };
}

async function composeSecondStep({ email, locale, data }: MailJob): Promise<ComposedMail> {
  const { name = '', what = '', left = '' } = data;
  return {
    to: email,
    content: authEmail('second_step', {
      email,
      locale,
      name,
      path: dashboardPaths.secondStep,
      step: { what, left: Number(left) },
    }),
  };
}

/** The mails about accounts, by kind; server.ts registers them for delivery. */
export const authEmails: MailRegistry & Record<AuthMail, unknown> = {
  recovery: composeRecovery,
  confirmation: composeConfirmation,
  password_changed: notice('password_changed', paths.recovery),
  email_confirmed: notice('email_confirmed', paths.recovery),
  provider_linked: notice('provider_linked', paths.recovery),
  provider_unlinked: notice('provider_unlinked', paths.recovery),
  token_made: composeTokenMade,
  second_step: composeSecondStep,
  account_deleted: notice('account_deleted'),
};
