import { z } from 'zod';
import { emailInput, typedPassword } from '@/features/auth/schema';
import { MEMBER_ROLES, ROLES } from '@/features/auth/workshops/roles';
import { workshopView } from '@/features/auth/workshops/schema';
import { uuidText } from '@/shared/ids/uuid-text';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { verbatim } from '@/shared/text/text-schemas';
import { INVITATION_USES_MAX } from './constants';

const languages = z.array(z.enum(PROJECT_LANGUAGES, 'languageUnknown'));
/** Languages of a translator; other roles have none. */
const chosenLanguages = languages
  .max(PROJECT_LANGUAGES.length, 'invalid')
  .default([])
  .meta({ description: 'The only ones that a translator may write; none for other roles.' });
const hasLanguages = ({ role, languages }: { role: string; languages: readonly string[] }) =>
  (role === 'translator') === languages.length > 0;
const LANGUAGES_NEEDED = { error: 'translatorLanguages', path: ['languages'] };

export const personView = z.object({
  id: uuidText.meta({ description: 'Of the account.' }),
  name: z.string(),
  email: z.string().nullable().meta({ description: 'null unless the caller is the owner.' }),
  role: z.enum(ROLES),
  languages,
  since: z.iso.datetime(),
  lastActiveAt: z.iso.date().nullable().meta({ description: 'The last day; null before.' }),
  isYou: z.boolean(),
});
export const peopleResponse = z.object({
  results: z.array(personView).meta({ description: 'The owner first, then by name.' }),
  totalResults: z.number().int(),
  needsSecondPerson: z.boolean().meta({
    description:
      'A draft is published only after a person who made none of its changes approved it.',
  }),
});
/** A change of the rules of a workshop. */
export const workshopRulesInput = z.strictObject({
  needsSecondPerson: z.boolean({ error: 'invalid' }),
});
/** Another role for a person, or other languages. */
export const personInput = z
  .strictObject({ role: z.enum(MEMBER_ROLES, 'invitationRole'), languages: chosenLanguages })
  .refine(hasLanguages, LANGUAGES_NEEDED);

export const newInvitationInput = z
  .strictObject({
    role: z.enum(MEMBER_ROLES, 'invitationRole').default('editor'),
    languages: chosenLanguages,
    uses: z
      .int('invitationUsesPeople')
      .min(1, 'invitationUsesPeople')
      .max(INVITATION_USES_MAX, 'invitationUsesPeople')
      .default(1)
      .meta({ description: 'How many people may use the link; 1 with an e-mail.' }),
    email: emailInput.optional().meta({
      description:
        'Sends the link there, and lets in only the account of this e-mail, once it is confirmed.',
    }),
  })
  .refine(hasLanguages, LANGUAGES_NEEDED);
export const invitationView = z.object({
  id: uuidText,
  role: z.enum(ROLES).meta({ description: '`owner` hands the workshop over.' }),
  languages,
  email: z.string().nullable(),
  uses: z.number().int(),
  usesMax: z.number().int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
/** The only answer that contains the link. */
export const madeInvitation = invitationView.extend({
  link: z.string().nullable().meta({ description: 'null where a mail carries it.' }),
});
export const invitationsResponse = z.object({
  results: z.array(invitationView),
  totalResults: z.number().int(),
});

export const handOverInput = z.strictObject({
  currentPassword: typedPassword('currentPasswordRequired').optional(),
});
export const acceptInput = z.strictObject({
  invitation: verbatim(128, 'text').meta({
    description: 'The last part of the address of an invitation.',
  }),
});
export const acceptResponse = workshopView;

export type PersonView = z.infer<typeof personView>;
export type PeopleResponse = z.infer<typeof peopleResponse>;
export type PersonInput = z.output<typeof personInput>;
export type WorkshopRulesInput = z.output<typeof workshopRulesInput>;
export type NewInvitationInput = z.output<typeof newInvitationInput>;
export type InvitationView = z.infer<typeof invitationView>;
export type MadeInvitation = z.infer<typeof madeInvitation>;
export type InvitationsResponse = z.infer<typeof invitationsResponse>;
