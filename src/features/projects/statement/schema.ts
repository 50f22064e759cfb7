import { z } from 'zod';
import { paragraph } from '@/shared/text/text-schemas';
import { STATEMENT_ANSWER_MAX, STATEMENT_KINDS } from './constants';

/** Latest statement of the operators about a project, and the creator's answer. */
export const statementView = z.object({
  kind: z.enum(STATEMENT_KINDS).meta({
    description: '`question`, or `takeDown` for a project that they took down.',
  }),
  reason: z.string(),
  createdAt: z.iso.datetime(),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
});

/** The creator's one answer. */
export const statementAnswer = z.strictObject({
  message: paragraph(STATEMENT_ANSWER_MAX, 'messageRequired'),
});

export type StatementView = z.infer<typeof statementView>;
export type StatementAnswer = z.infer<typeof statementAnswer>;
