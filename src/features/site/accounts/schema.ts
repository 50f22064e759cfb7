import { z } from 'zod';
import { emailInput } from '@/features/auth/schema';
import { limitParam, pageParam, paginated } from '@/shared/http/pagination';
import { uuidText } from '@/shared/ids/uuid-text';
import { line, paragraph } from '@/shared/text/text-schemas';
import { REASON_MAX } from '../constants';
import { ACCOUNT_MAILS, ACCOUNT_QUERY_MAX, ACCOUNT_STATES } from './constants';

export const accountsQuery = z.object({
  query: line(ACCOUNT_QUERY_MAX).default('').meta({
    description:
      'A part of the name or e-mail, or the address of a guide or creator of the account.',
  }),
  state: z.enum(ACCOUNT_STATES, 'invalid').default('all'),
  page: pageParam,
  limit: limitParam,
});

export const siteAccountView = z.object({
  id: uuidText,
  name: z.string(),
  email: z.string(),
  creatorUid: z.string().nullable().meta({ description: 'Of the personal workshop.' }),
  createdAt: z.iso.datetime(),
  lastActiveAt: z.iso.datetime().nullable().meta({
    description: 'Of the sessions and tokens that are there; null without any.',
  }),
  emailConfirmed: z.boolean(),
  isOperator: z.boolean(),
  guides: z.int().meta({ description: 'In all workshops that it owns, drafts included.' }),
  publishedGuides: z.int(),
  storedBytes: z.int().meta({ description: 'Of pictures and clips in these workshops.' }),
  suspendedAt: z.iso.datetime().nullable(),
  suspendedReason: z.string().nullable(),
});
export const siteAccountList = paginated(siteAccountView);

const reason = paragraph(REASON_MAX, 'reasonRequired').meta({
  description: 'For the person, who gets it by mail, and for the log.',
});
export const suspensionInput = z.strictObject({
  reason,
  guides: z.enum(['stay', 'takeDown'], 'invalid').default('stay').meta({
    description: '`takeDown` takes all published guides down until the account is let in again.',
  }),
});
export const accountDecisionInput = z.strictObject({ reason });
export const guidesHandOverInput = z.strictObject({
  reason,
  to: emailInput.meta({ description: 'The e-mail of the account that gets them.' }),
});
export const accountMailInput = z.strictObject({ kind: z.enum(ACCOUNT_MAILS, 'invalid') });

export type AccountsQuery = z.output<typeof accountsQuery>;
export type SiteAccountView = z.infer<typeof siteAccountView>;
export type SiteAccountList = z.infer<typeof siteAccountList>;
export type SuspensionInput = z.output<typeof suspensionInput>;
export type GuidesHandOverInput = z.output<typeof guidesHandOverInput>;
export type AccountMailInput = z.output<typeof accountMailInput>;
