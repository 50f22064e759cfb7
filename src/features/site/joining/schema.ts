import { z } from 'zod';
import { limitParam, pageParam, paginated } from '@/shared/http/pagination';
import { uuidText } from '@/shared/ids/uuid-text';
import { JOINING_DOMAINS_MAX, JOINING_MODES } from '@/shared/site/settings';
import { asciiDomain, DOMAIN_RULE } from '@/shared/text/email';
import { line } from '@/shared/text/text-schemas';

export const INVITATION_LABEL_MAX = 80;
export const INVITATION_USES_MAX = 500;
export const INVITATION_DAYS = [1, 7, 30, 90] as const;
const DOMAIN_MAX = 253;

const domain = z
  .string('joiningDomain')
  .transform(asciiDomain)
  .pipe(z.string().max(DOMAIN_MAX, 'joiningDomain').regex(DOMAIN_RULE, 'joiningDomain'));

/** Rules of joining (docs/reference/accounts.md#joining). */
export const joiningPatch = z.strictObject({
  mode: z.enum(JOINING_MODES, 'joiningMode').optional(),
  domains: z
    .array(domain, 'joiningDomain')
    .max(JOINING_DOMAINS_MAX, 'joiningDomain')
    .optional()
    .meta({
      description:
        'Domains to which e-mails are limited; none for any. `example.org` is exactly that domain, `*.example.org` each of its subdomains. They bind invitations too.',
    }),
});
export const joiningView = z.object({
  mode: z.enum(JOINING_MODES),
  domains: z.array(z.string()),
});

export const invitationsQuery = z.object({ page: pageParam, limit: limitParam });
export const newInvitation = z.strictObject({
  label: line(INVITATION_LABEL_MAX, 'invitationLabelRequired'),
  uses: z
    .int('invitationUses')
    .min(1, 'invitationUses')
    .max(INVITATION_USES_MAX, 'invitationUses')
    .default(1),
  expiresInDays: z.literal(INVITATION_DAYS, 'invitationDays').default(7),
});

export const invitationView = z.object({
  id: uuidText,
  label: z.string(),
  state: z.enum(['open', 'used', 'expired', 'ended']),
  uses: z.number().int().meta({ description: 'How many accounts were made with it.' }),
  usesMax: z.number().int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  createdBy: z.string().nullable().meta({ description: 'null when that account is gone.' }),
});
export const invitationList = paginated(invitationView);
/** The only response that contains the link. */
export const madeInvitation = invitationView.extend({ link: z.string() });
export const wholeInvitation = invitationView.extend({
  joined: z
    .array(z.object({ uid: z.string(), name: z.string(), at: z.iso.datetime() }))
    .meta({ description: 'The creators who joined with it and are still here.' }),
});

export type JoiningPatch = z.infer<typeof joiningPatch>;
export type JoiningView = z.infer<typeof joiningView>;
export type InvitationsQuery = z.infer<typeof invitationsQuery>;
export type NewInvitation = z.infer<typeof newInvitation>;
export type InvitationView = z.infer<typeof invitationView>;
export type InvitationList = z.infer<typeof invitationList>;
export type MadeInvitation = z.infer<typeof madeInvitation>;
export type WholeInvitation = z.infer<typeof wholeInvitation>;
