import 'server-only';
import { enqueueMail } from '@/server/mail/queue';
import { DEFAULT_LOCALE, isLocale } from '@/shared/interface/languages';
import { MAILED_AFTER_MS } from '../../constants';
import { findStarter, type JobRow } from '../import/repository';

/**
 * Reports an import by mail if it worked for long; without the time that it waited for its creator.
 * Call this in the transaction that ends it.
 */
export async function mailIfLong(
  { id, userId, createdAt, restedMs }: JobRow,
  finishedAt: Date,
): Promise<void> {
  if (finishedAt.getTime() - createdAt.getTime() - restedMs <= MAILED_AFTER_MS) return;
  const user = await findStarter({ userId });
  // An unconfirmed address may belong to another person.
  if (!user?.emailConfirmedAt) return;
  await enqueueMail({
    kind: 'import_ended',
    email: user.email,
    locale: isLocale(user.locale) ? user.locale : DEFAULT_LOCALE,
    data: { importId: id },
  });
}
