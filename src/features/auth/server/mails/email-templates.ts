import 'server-only';
import { createFormatter, createTranslator } from 'use-intl/core';
import { messagesFor } from '@/i18n/messages';
import { env } from '@/server/env/env';
import { site } from '@/server/site/current';
import type { MailContent } from '@/server/mail/render-mail';
import type { Locale } from '@/shared/interface/languages';
import { namedMoment } from '@/shared/text/date-words';
import { removedSection } from '../first-proof/removed-section';
import type { Removed } from '../first-proof/repository';
import { greetingName } from '../../model/greeting-name';
import type { TokenScope } from '../../personal-tokens/constants';

/** The mails about an account; each has its texts under the same name in the messages of 'mail'. */
export const AUTH_MAILS = [
  'recovery',
  'confirmation',
  'password_changed',
  'email_confirmed',
  'provider_linked',
  'provider_unlinked',
  'token_made',
  'second_step',
  'account_deleted',
] as const;
export type AuthMail = (typeof AUTH_MAILS)[number];

type EmailFacts = {
  /** The address that the mail goes to. */
  email: string;
  name: string;
  locale: Locale;
  /** The target of the button, below the configured host, never a host from a request. */
  path?: string;
  /** The brand name of the provider. */
  provider?: string;
  /** Name, scopes and expiry of a personal access token. */
  token?: { name: string; scopes: readonly TokenScope[]; expiresAt: Date };
  /** Event of the second step, and how many recovery codes are left. */
  step?: { what: string; left: number };
  /** The access that a first proof of the e-mail removed. */
  removed?: Removed | undefined;
};

export function authEmail(
  kind: AuthMail,
  { email, name, locale, path, provider = '', token, step, removed }: EmailFacts,
): MailContent {
  const {
    publicUrl,
    hasPasswords,
    mail: { contact },
  } = env();
  const messages = messagesFor(locale);
  const t = createTranslator({ locale, messages, namespace: 'mail' });
  const values = {
    site: site().name,
    host: new URL(publicUrl).host,
    email,
    provider,
    contact: contact ?? '',
    ...tokenValues(locale, token),
    what: step?.what ?? '',
    left: step?.left ?? 0,
  };
  const greeted = greetingName(name);
  const notYou = () => {
    if (!hasPasswords && (kind === 'provider_linked' || kind === 'token_made'))
      return t(`${kind}.notYouNoPassword`, values);
    if (kind !== 'account_deleted') return t(`${kind}.notYou`, values);
    if (!hasPasswords)
      return contact
        ? t('account_deleted.notYouNoPasswordContact', values)
        : t('account_deleted.notYouNoPassword', values);
    return contact
      ? t('account_deleted.notYouContact', values)
      : t('account_deleted.notYou', values);
  };
  return {
    locale,
    subject: t(`${kind}.subject`, values),
    greeting: greeted === undefined ? t('greetingNobody') : t('greeting', { name: greeted }),
    title: t(`${kind}.title`, values),
    text: t(`${kind}.text`, values),
    ...(removed ? { sections: [removedSection(locale, removed)] } : {}),
    ...(path !== undefined && kind !== 'account_deleted'
      ? { button: { label: t(`${kind}.button`), url: new URL(path, publicUrl).href } }
      : {}),
    notYou: notYou(),
    why: t(`${kind}.why`, values),
  };
}

/**
 * The values of a token in a mail. Omits a name that a greeting would omit: it could be a message
 * to a stranger.
 */
function tokenValues(locale: Locale, token: EmailFacts['token']) {
  const name = token ? greetingName(token.name) : undefined;
  const scopes =
    token?.scopes.map((scope) => messagesFor(locale).settings.tokens.scope[scope]) ?? [];
  const format = createFormatter({ locale });
  return {
    isNamed: name === undefined ? 'no' : 'yes',
    token: name ?? '',
    scopes: format.list(scopes),
    expires: token ? namedMoment(token.expiresAt.toISOString(), locale, 'UTC') : '',
  };
}
