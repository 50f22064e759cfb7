import 'server-only';
import { enqueueMail } from '@/server/mail/queue';
import type { Locale } from '@/shared/interface/languages';
import type { Provider } from '../../constants';
import type { Removed } from '../first-proof/repository';
import { findUserById } from '../repository';
import type { TokenView } from '../../personal-tokens/schema';

/** The recipient of a mail. Plain data, because the account may be gone when it is sent. */
export type MailRecipient = { email: string; name: string; locale: Locale };

/** The access that a first proof of the e-mail removed. */
type WithRemoved = { removed?: Removed | undefined };
const removedData = (removed: Removed | undefined): Record<string, string> =>
  removed ? { removed: JSON.stringify(removed) } : {};

// Each of these queues a mail in the current transaction: it is sent after the commit, and not at
// all after a rollback.

/** The link for a new password; whether the account exists is checked when the mail is sent. */
export function mailRecovery({
  email,
  locale,
}: Pick<MailRecipient, 'email' | 'locale'>): Promise<void> {
  return enqueueMail({ kind: 'recovery', email, locale });
}

/** The link that confirms the address; not sent when it is confirmed by then. */
export function mailConfirmation({
  userId,
  email,
  locale,
}: { userId: string } & Pick<MailRecipient, 'email' | 'locale'>): Promise<void> {
  return enqueueMail({ kind: 'confirmation', email, locale, data: { userId } });
}

/** Notifies about a changed password (docs/security-tests.md, 63). */
export function mailPasswordChanged({
  email,
  name,
  locale,
  removed,
}: MailRecipient & WithRemoved): Promise<void> {
  return enqueueMail({
    kind: 'password_changed',
    email,
    locale,
    data: { name, ...removedData(removed) },
  });
}

/** Reports what the confirmation of the e-mail took away (docs/security-tests.md, 63). */
export function mailEmailConfirmed({
  email,
  name,
  locale,
  removed,
}: MailRecipient & Required<WithRemoved>): Promise<void> {
  return enqueueMail({
    kind: 'email_confirmed',
    email,
    locale,
    data: { name, ...removedData(removed) },
  });
}

/** Notifies about a linked provider (docs/security-tests.md, 63). */
export function mailProviderLinked({
  email,
  name,
  locale,
  provider,
  removed,
}: MailRecipient & WithRemoved & { provider: Provider }): Promise<void> {
  return enqueueMail({
    kind: 'provider_linked',
    email,
    locale,
    data: { name, provider, ...removedData(removed) },
  });
}

/** Notifies about a provider that no longer signs in (docs/security-tests.md, 63). */
export function mailProviderUnlinked({
  email,
  name,
  locale,
  provider,
}: MailRecipient & { provider: Provider }): Promise<void> {
  return enqueueMail({ kind: 'provider_unlinked', email, locale, data: { name, provider } });
}

/**
 * Notifies about a new personal access token, without revealing it (docs/security-tests.md, 63).
 */
export function mailTokenMade({
  email,
  name,
  locale,
  token,
}: MailRecipient & { token: Pick<TokenView, 'name' | 'scopes' | 'expiresAt'> }): Promise<void> {
  return enqueueMail({
    kind: 'token_made',
    email,
    locale,
    data: {
      name,
      tokenName: token.name,
      scopes: token.scopes.join(' '),
      expiresAt: token.expiresAt,
    },
  });
}

/** An event of the second step, by which the messages (mail.second_step) select their text. */
export type SecondStepMail = {
  locale: Locale;
  what:
    | 'on'
    | 'off'
    | 'codesAdded'
    | 'passkeyAdded'
    | 'removed'
    | 'recoveryRenewed'
    | 'recoveryUsed'
    | 'removedHere';
  /** Recovery codes. */
  left?: number;
};

/** Notifies about a change of the second step, or the use of a recovery code. */
export async function mailSecondStep(
  userId: string,
  { locale, what, left = 0 }: SecondStepMail,
): Promise<void> {
  const user = await findUserById(userId);
  if (!user) return;
  const { email, name } = user;
  await enqueueMail({
    kind: 'second_step',
    email,
    locale,
    data: { name, what, left: String(left) },
  });
}

/** Notifies about the deletion of the account and all its data (docs/security-tests.md, 63). */
export function mailAccountDeleted({ email, name, locale }: MailRecipient): Promise<void> {
  return enqueueMail({ kind: 'account_deleted', email, locale, data: { name } });
}
