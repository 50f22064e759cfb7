import 'server-only';
import { enqueueMail } from '@/server/mail/queue';
import { isWithinLimit } from '@/server/rate-limit';
import { DEFAULT_LOCALE, isLocale } from '@/shared/interface/languages';
import { type Role, roleMay, ROLES } from '@/features/auth/workshops/roles';
import type { ReviewOutcome } from '../../constants';
import { findRecipient } from '../repository';
import type { ReviewMail } from './email-templates';

export const REVIEWERS = ROLES.filter((role) => roleMay(role, 'review'));

/** Reports a request to people who could approve, at most once an hour for a guide. */
export async function mailRequest(
  creatorId: string,
  {
    projectId,
    reviewId,
    recipients,
  }: { projectId: string; reviewId: string; recipients: readonly { id: string }[] },
): Promise<void> {
  if (recipients.length === 0) return;
  if (!(await isWithinLimit({ name: 'review-mail', by: projectId }))) return;
  for (const { id } of recipients)
    await mailTo('review_asked', id, creatorId, REVIEWERS, { reviewId });
}

/** Reports an outcome to the person who requested the review. */
export const mailOutcome = (
  creatorId: string,
  { outcome, reviewId, askedById }: { outcome: ReviewOutcome; reviewId: string; askedById: string },
): Promise<void> => mailTo(`review_${outcome}`, askedById, creatorId, REVIEWERS, { reviewId });

/** Sends a mail to a person while they have one of these roles in the workshop. */
export async function mailTo(
  kind: ReviewMail,
  userId: string,
  creatorId: string,
  roles: readonly Role[],
  data: Record<string, string>,
): Promise<void> {
  const recipient = await findRecipient(userId, creatorId, roles);
  if (!recipient) return;
  const { email, locale } = recipient;
  await enqueueMail({
    kind,
    email,
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    data: { ...data, userId },
  });
}
