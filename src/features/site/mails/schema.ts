import { z } from 'zod';
import { limitParam, pageParam, paginated } from '@/shared/http/pagination';
import { MAIL_STATES } from '@/shared/site/mails';
import { line } from '@/shared/text/text-schemas';

export const MAIL_QUERY_MAX = 254;
/** Filters of the log of mails. */
export const SHOWN_MAILS = ['all', 'failed'] as const;
export type ShownMails = (typeof SHOWN_MAILS)[number];

export const mailsQuery = z.object({
  query: line(MAIL_QUERY_MAX).default('').meta({ description: 'A part of the e-mail.' }),
  state: z.enum(SHOWN_MAILS, 'invalid').default('all'),
  page: pageParam,
  limit: limitParam,
});
export const notedMailView = z.object({
  id: z.string(),
  at: z.iso.datetime().meta({ description: 'Of the last attempt.' }),
  email: z.string(),
  kind: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: z.int(),
  answer: z.string().meta({
    description: 'What the mail server said, without links; the name of the file of a written one.',
  }),
});
export const notedMailList = paginated(notedMailView);

export const testMailView = z.object({
  email: z.string(),
  state: z.enum(['sent', 'written', 'refused']),
  answer: z.string().meta({ description: 'What the mail server said.' }),
});

export const operatorMailPatch = z.strictObject({ daily: z.boolean('invalid') });
export const operatorMailView = z.object({
  daily: z.boolean().meta({ description: 'You get a mail a day about what is new on the site.' }),
});

export type MailsQuery = z.output<typeof mailsQuery>;
export type NotedMailView = z.infer<typeof notedMailView>;
export type NotedMailList = z.infer<typeof notedMailList>;
export type TestMailView = z.infer<typeof testMailView>;
export type OperatorMailPatch = z.infer<typeof operatorMailPatch>;
export type OperatorMailView = z.infer<typeof operatorMailView>;
