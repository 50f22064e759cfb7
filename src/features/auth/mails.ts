import 'server-only';
import { enqueueMail } from '@/server/mail/queue';
import type { Locale } from '@/shared/languages';
import type { Provider } from './constants';
import type { TokenView } from './personal-tokens/schema';

/** Whom a mail goes to. Plain data, because the account may be gone when it is sent. */
export type MailRecipient = { email: string; name: string; locale: Locale };

// Each of these queues a mail in the transaction under way: it goes out when that is committed, and not at all when it fails.

/** The link for a new password, if there is such an account: that is looked up only when the mail is sent. */
export function mailRecovery({
  email,
  locale,
}: Pick<MailRecipient, 'email' | 'locale'>): Promise<void> {
  return enqueueMail({ kind: 'recovery', email, locale });
}

/** The link that proves the address; nothing is sent when it was proved meanwhile. */
export function mailConfirmation({
  userId,
  email,
  locale,
}: { userId: string } & Pick<MailRecipient, 'email' | 'locale'>): Promise<void> {
  return enqueueMail({ kind: 'confirmation', email, locale, data: { userId } });
}

/** Tells that the password was changed (security.md, 63). */
export function mailPasswordChanged({ email, name, locale }: MailRecipient): Promise<void> {
  return enqueueMail({ kind: 'password_changed', email, locale, data: { name } });
}

/** Tells that one can now sign in with a provider as well (security.md, 63). */
export function mailProviderLinked({
  email,
  name,
  locale,
  provider,
}: MailRecipient & { provider: Provider }): Promise<void> {
  return enqueueMail({ kind: 'provider_linked', email, locale, data: { name, provider } });
}

/** Tells that a personal access token was made, never what it is (security.md, 63). */
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

/** Tells that the account and everything in it are gone (security.md, 63). */
export function mailAccountDeleted({ email, name, locale }: MailRecipient): Promise<void> {
  return enqueueMail({ kind: 'account_deleted', email, locale, data: { name } });
}
