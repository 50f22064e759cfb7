import 'server-only';
import type { ComposedMail } from '@/server/mail/delivery';
import type { Locale } from '@/shared/interface/languages';
import {
  insertMailToken,
  type MailTokenPurpose,
  spendMailTokensOf,
} from '../mail-tokens/repository';
import { makeOpaqueToken } from '../sessions/tokens';
import { authEmail } from './email-templates';

interface TokenMail {
  /** Has the account's own address; a typed one may only look like it. Null for none. */
  user: { id: string; email: string; name: string } | null;
  locale: Locale;
  template: 'confirmation' | 'recovery';
  purpose: MailTokenPurpose;
  lifeMs: number;
  pathOf: (token: string) => string;
}

/** Composes a mail with a single-use token, made here so that only the mail contains it. */
export async function composeTokenMail(mail: TokenMail): Promise<ComposedMail | undefined> {
  const { user, locale, template, purpose, lifeMs, pathOf } = mail;
  if (!user) return undefined;
  const { email, name } = user;
  const { token, tokenHash } = makeOpaqueToken();
  const expiresAt = new Date(Date.now() + lifeMs);
  const { id } = await insertMailToken({ userId: user.id, purpose, tokenHash, expiresAt });
  return {
    to: email,
    content: authEmail(template, { email, name, locale, path: pathOf(token) }),
    // Not earlier: while the newer mail is delayed, the older link must still work.
    handedOver: async () => void (await spendMailTokensOf(user.id, purpose, id)),
  };
}
