import { z } from 'zod';
import { missing } from '@/shared/addresses/missing';
import { limitParam, pageParam, paginated } from '@/shared/http/pagination';
import { paragraph } from '@/shared/text/text-schemas';
import { senderFields } from '@/features/feedback/schema';
import { statementView } from '@/features/projects/statement/schema';
import { REASON_MAX } from '../constants';
import { GUIDE_REPORT_MESSAGE_MAX, GUIDE_REPORT_REASONS } from './constants';

/** A report about a guide to the operators. */
export const guideReportInput = z.strictObject({
  reason: z.enum(GUIDE_REPORT_REASONS, missing('noticeReason', 'noticeReason')),
  message: paragraph(GUIDE_REPORT_MESSAGE_MAX).default(''),
  email: senderFields.email.meta({
    description: 'Where to tell what came of it; may be left out.',
  }),
});

/** Accepted, without further information. */
export const guideReportAccepted = z.object({});

export const casesQuery = z.object({
  state: z
    .enum(['open', 'takenDown'], 'invalid')
    .meta({ description: '`open`: guides with reports that nobody has decided on.' })
    .default('open'),
  page: pageParam,
  limit: limitParam,
});

const guideReportView = z.object({
  id: z.string(),
  reason: z.enum(GUIDE_REPORT_REASONS),
  message: z.string(),
  email: z.string(),
  lang: z.string(),
  createdAt: z.iso.datetime(),
});

/** A guide with the reports about it: only what is public, and what was sent. */
export const caseView = z.object({
  projectUid: z.string(),
  name: z.string(),
  creator: z.object({
    uid: z.string(),
    name: z.string(),
    owner: z.string().meta({ description: 'The name of the account that owns it.' }),
  }),
  isPublic: z.boolean().meta({ description: 'Whether readers can open it.' }),
  takenDownAt: z.iso.datetime().nullable(),
  statement: statementView.nullable(),
  notices: z.array(guideReportView).meta({ description: 'The newest open reports, 20 at most.' }),
  noticeCount: z.int(),
});
export const caseList = paginated(caseView);

/** Goes to the creator and the reporters. */
export const decisionInput = z.strictObject({ reason: paragraph(REASON_MAX, 'reasonRequired') });

export type GuideReportInput = z.infer<typeof guideReportInput>;
export type CasesQuery = z.infer<typeof casesQuery>;
export type CaseView = z.infer<typeof caseView>;
export type CaseList = z.infer<typeof caseList>;
export type DecisionInput = z.infer<typeof decisionInput>;
