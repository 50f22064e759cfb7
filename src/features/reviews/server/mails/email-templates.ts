import 'server-only';
import type { MailContent } from '@/server/mail/render-mail';
import type { Locale } from '@/shared/interface/languages';
import { workshopMail } from '@/features/people/server/mails/workshop-mail';

export const REVIEW_MAILS = [
  'review_asked',
  'review_approved',
  'review_changes',
  'look_again',
] as const;
export type ReviewMail = (typeof REVIEW_MAILS)[number];

/** A mail about a guide to a person of its workshop. Notes are not in it: the page shows them. */
export function reviewEmail(
  kind: ReviewMail,
  facts: { email: string; locale: Locale; guide: string; person: string; path: string },
): MailContent {
  const { guide } = facts;
  return workshopMail(facts, (t, part, values) => t(`${kind}.${part}`, { ...values, guide }));
}
