import 'server-only';
import type { MailContent } from '@/server/mail/render-mail';
import type { Locale, ProjectLanguage } from '@/shared/interface/languages';
import { languageList } from '@/shared/text/word-lists';
import type { Role } from '@/features/auth/workshops/roles';
import { greetingName } from '@/features/auth/model/greeting-name';
import { INVITATION_DAYS } from '../../constants';
import { workshopMail } from './workshop-mail';

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
  const workshop = greetingName(facts.workshop);
  const own = {
    days: INVITATION_DAYS,
    role: facts.role ?? 'editor',
    languages: languageList(facts.locale, facts.languages ?? []),
    hasWorkshop: workshop === undefined ? 'no' : 'yes',
    workshop: workshop ?? '',
  };
  return workshopMail(facts, (t, part, values) => t(`${kind}.${part}`, { ...values, ...own }));
}
