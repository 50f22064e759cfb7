import { z } from 'zod';
import { EMAIL, EMAIL_MAX } from '@/shared/text/email';
import { harmlessLine } from '@/shared/text/text';
import { line, paragraph } from '@/shared/text/text-schemas';
import { emailInput } from '../auth/schema';
import { MESSAGE_MAX, SENDER_NAME_MAX, SUBJECT_MAX } from '../feedback/constants';

/** A message to the operator (docs/reference/feedback.md#contact-messages). */
export const contactInput = z.strictObject({
  name: line(SENDER_NAME_MAX, 'nameRequired'),
  email: z
    .string({ error: 'emailRequired' })
    .transform(harmlessLine)
    .pipe(emailInput)
    .meta({ format: 'email', pattern: EMAIL.source, minLength: 1, maxLength: EMAIL_MAX }),
  subject: line(SUBJECT_MAX, 'subjectRequired'),
  message: paragraph(MESSAGE_MAX, 'messageRequired'),
});

/** Accepted, without further information. */
export const contactAccepted = z.object({});

export type ContactInput = z.infer<typeof contactInput>;

/** The typed message, with its errors as texts: for the whole or by field. */
export type ContactDraft = {
  id: string;
  words: ContactInput;
  form: string | undefined;
  fields: Record<string, string>;
};
