import 'server-only';
import { createTranslator } from 'use-intl/core';
import { messagesFor } from '@/i18n/messages';
import { env } from '@/server/env/env';
import type { MailContent } from '@/server/mail/render-mail';
import { site } from '@/server/site/current';
import type { Locale, ProjectLanguage } from '@/shared/interface/languages';
import { languageList } from '@/shared/text/word-lists';
import type { Role } from '@/features/auth/workshops/roles';
import { greetingName } from '@/features/auth/model/greeting-name';
import { INVITATION_DAYS } from '../../constants';

export const PEOPLE_MAILS = ['workshop_invitation', 'workshop_offer', 'workshop_joined'] as const;
export type PeopleMail = (typeof PEOPLE_MAILS)[number];

/**
 * A mail about the people of a workshop. Omits names that a greeting would omit: they could be a
 * message to a stranger. Nothing else in it is typed by a person.
 */
export function workshopEmail(
  kind: PeopleMail,
  facts: {
    email: string;
    locale: Locale;
    workshop: string;
    person: string;
    /** of an invitation */
    role?: Role;
    languages?: readonly ProjectLanguage[];
    path: string;
  },
): MailContent {
  const { email, locale, path } = facts;
  const { publicUrl } = env();
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: 'mail' });
  const [workshop, person] = [greetingName(facts.workshop), greetingName(facts.person)];
  const values = {
    site: site().name,
    host: new URL(publicUrl).host,
    email,
    days: INVITATION_DAYS,
    role: facts.role ?? 'editor',
    languages: languageList(locale, facts.languages ?? []),
    hasWorkshop: workshop === undefined ? 'no' : 'yes',
    workshop: workshop ?? '',
    hasPerson: person === undefined ? 'no' : 'yes',
    person: person ?? '',
  };
  return {
    locale,
    subject: t(`${kind}.subject`, values),
    greeting: t('greetingNobody'),
    title: t(`${kind}.title`, values),
    text: t(`${kind}.text`, values),
    button: { label: t(`${kind}.button`), url: new URL(path, publicUrl).href },
    notYou: t(`${kind}.notYou`, values),
    why: t(`${kind}.why`, values),
  };
}
