import 'server-only';
import { enqueueMail } from '@/server/mail/queue';
import { isWithinLimit } from '@/server/rate-limit';
import { DEFAULT_LOCALE, isLocale } from '@/shared/interface/languages';
import { findAddress } from '../repository';

const localeOf = (locale: string) => (isLocale(locale) ? locale : DEFAULT_LOCALE);

/** Sends the link of an invitation or an offer; it is made with the mail. */
export function mailInvitation({
  kind,
  email,
  locale,
  invitationId,
}: {
  kind: 'workshop_invitation' | 'workshop_offer';
  email: string;
  locale: string;
  invitationId: string;
}): Promise<void> {
  return enqueueMail({ kind, email, locale: localeOf(locale), data: { invitationId } });
}

/** Reports to the owner that a person joined, at most once an hour. */
export async function mailJoined({
  creatorId,
  ownerId,
  userId,
}: {
  creatorId: string;
  ownerId: string;
  userId: string;
}): Promise<void> {
  const owner = await findAddress(ownerId);
  // An unconfirmed address may belong to another person.
  if (!owner?.emailConfirmedAt) return;
  if (!(await isWithinLimit({ name: 'people-joined-mail', by: creatorId }))) return;
  await enqueueMail({
    kind: 'workshop_joined',
    email: owner.email,
    locale: localeOf(owner.locale),
    data: { creatorId, userId },
  });
}
