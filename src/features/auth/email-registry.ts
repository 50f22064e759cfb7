import 'server-only';
import type { ComposedMail, MailJob, MailKinds } from '@/server/mail/delivery';
import { dashboardPaths } from '@/shared/dashboard-paths';
import { paths } from '@/shared/paths';
import { composeConfirmation } from './confirmation';
import { isProvider, PROVIDER_NAMES } from './constants';
import { type AuthMail, authEmail } from './email-templates';
import { TOKEN_SCOPES } from './personal-tokens/constants';
import { composeRecovery } from './recovery';

/** What happened is told to the address that it happened to, also when the account is gone. */
const notice =
  (kind: AuthMail, path?: string) =>
  async ({ email, locale, data }: MailJob): Promise<ComposedMail> => ({
    to: email,
    letter: authEmail(kind, {
      email,
      locale,
      name: data.name ?? '',
      provider: isProvider(data.provider) ? PROVIDER_NAMES[data.provider] : '',
      ...(path === undefined ? {} : { path }),
    }),
  });

/** Tells of a token, also when it is revoked already: who revoked it may not be who made it. */
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
    letter: authEmail('token_made', {
      email,
      locale,
      name,
      path: dashboardPaths.tokenSettings,
      token,
    }),
  };
}

/** Who writes the mails about accounts; server.ts gives them to the delivery. */
export const authEmails: MailKinds & Record<AuthMail, unknown> = {
  recovery: composeRecovery,
  confirmation: composeConfirmation,
  password_changed: notice('password_changed', paths.recovery),
  provider_linked: notice('provider_linked', paths.recovery),
  token_made: composeTokenMade,
  account_deleted: notice('account_deleted'),
};
