import 'server-only';
import type { ComposedMail, MailJob, MailRegistry } from '@/server/mail/delivery';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { withQuery } from '@/shared/addresses/with-query';
import { isUuid } from '@/shared/ids/uid';
import { workshopOfLink } from '@/features/auth/server/workshops/in-mails';
import { type Role, ROLES } from '@/features/auth/workshops/roles';
import { findRecipient, findReminded, findReview } from '../repository';
import { reviewEmail, type ReviewMail } from './email-templates';
import { REVIEWERS } from './send';

type Guide = NonNullable<Awaited<ReturnType<typeof findReminded>>>;

/** A mail about a guide to a person, while they have one of these roles in its workshop. */
async function composeFor(
  kind: ReviewMail,
  job: MailJob,
  guide: Guide,
  { roles, person, path }: { roles: readonly Role[]; person: string; path: string },
): Promise<ComposedMail | undefined> {
  const { userId = '' } = job.data;
  const recipient = isUuid(userId) && (await findRecipient(userId, guide.creatorId, roles));
  if (!recipient) return undefined;
  const workshop = workshopOfLink(recipient, guide.creator.uid);
  return {
    to: recipient.email,
    content: reviewEmail(kind, {
      email: recipient.email,
      locale: job.locale,
      guide: guide.name,
      person,
      path: withQuery(path, { workshop }),
    }),
  };
}

/** A request that is still open and for this person, or its outcome. */
const review =
  (kind: 'review_asked' | 'review_approved' | 'review_changes') =>
  async (job: MailJob): Promise<ComposedMail | undefined> => {
    const { reviewId = '' } = job.data;
    const row = isUuid(reviewId) ? await findReview(reviewId) : null;
    if (!row || (row.outcome === null) !== (kind === 'review_asked')) return undefined;
    const { project, askedBy, askedOfId, outcomeBy } = row;
    const isForAnother = askedOfId !== null && askedOfId !== job.data.userId;
    if (kind === 'review_asked' && isForAnother) return undefined;
    return composeFor(kind, job, project, {
      roles: REVIEWERS,
      person: (kind === 'review_asked' ? askedBy : outcomeBy)?.name ?? '',
      path: dashboardPaths.review(project.projectUid),
    });
  };

/** Reminds of a guide, unless its day was changed. */
async function composeLookAgain(job: MailJob): Promise<ComposedMail | undefined> {
  const { projectId = '' } = job.data;
  const guide = isUuid(projectId) ? await findReminded(projectId) : null;
  if (!guide) return undefined;
  const path = dashboardPaths.editor(guide.projectUid);
  return composeFor('look_again', job, guide, { roles: ROLES, person: '', path });
}

/** The mails about reviews, by kind; server.ts registers them for delivery. */
export const reviewEmails: MailRegistry = {
  review_asked: review('review_asked'),
  review_approved: review('review_approved'),
  review_changes: review('review_changes'),
  look_again: composeLookAgain,
};
