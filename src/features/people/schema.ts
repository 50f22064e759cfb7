import { z } from 'zod';
import { emailInput, typedPassword } from '@/features/auth/schema';
import { MEMBER_ROLES, ROLES } from '@/features/auth/workshops/roles';
import { workshopView } from '@/features/auth/workshops/schema';
import { uuidText } from '@/shared/ids/uuid-text';
import { verbatim } from '@/shared/text/text-schemas';
import { INVITATION_USES_MAX } from './constants';

export const personView = z.object({
  id: uuidText.meta({ description: 'Of the account.' }),
  name: z.string(),
  email: z.string().nullable().meta({ description: 'null unless the caller is the owner.' }),
  role: z.enum(ROLES),
  since: z.iso.datetime(),
  lastActiveAt: z.iso.date().nullable().meta({ description: 'The last day; null before.' }),
  isYou: z.boolean(),
});
export const peopleResponse = z.object({
  results: z.array(personView).meta({ description: 'The owner first, then by name.' }),
  totalResults: z.number().int(),
});

export const newInvitationInput = z.strictObject({
  role: z.enum(MEMBER_ROLES, 'invitationRole').default('editor'),
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
});
export const invitationView = z.object({
  id: uuidText,
  role: z.enum(ROLES).meta({ description: '`owner` hands the workshop over.' }),
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
export type NewInvitationInput = z.output<typeof newInvitationInput>;
export type InvitationView = z.infer<typeof invitationView>;
export type MadeInvitation = z.infer<typeof madeInvitation>;
export type InvitationsResponse = z.infer<typeof invitationsResponse>;
