import 'server-only';
import { emit } from '@/events/emit';
import { inTransaction } from '@/server/db/client';
import { logger } from '@/server/logging/logger';
import type { ComposedMail, MailJob } from '@/server/mail/delivery';
import { readSignedId, signId } from '@/server/secrets/signed-id';
import { AppError } from '@/shared/http/app-error';
import { receiptEmail } from './email-templates';
import { deleteSent, findSent, type SentKind } from './repository';
import type { Submission } from '../schema';

const KINDS = ['feedback', 'report'] as const satisfies SentKind[];
const purposeOf = (kind: SentKind) => `makerstep withdrawal of ${kind}`;

/** Composes the mail with a deletion link for the sender of a message, unless the message was deleted in the meantime. */
export async function composeReceipt({
  email,
  locale,
  data,
}: MailJob): Promise<ComposedMail | undefined> {
  const kind = KINDS.find((each) => each === data.kind);
  const sent = kind && (await findSent(kind, data.id ?? ''));
  if (!kind || !sent) return undefined;
  return {
    to: email,
    content: receiptEmail({
      kind,
      email,
      locale,
      projectUid: sent.projectUid,
      token: signId(purposeOf(kind), sent.id),
    }),
  };
}

/** The submission that the link of such a mail belongs to; undefined for an invalid link. */
export async function readSubmission(token: string): Promise<Submission | undefined> {
  const meant = read(token);
  if (!meant) return undefined;
  return { kind: meant.kind, isThere: (await findSent(meant.kind, meant.id)) !== undefined };
}

/**
 * Deletes a submission with the token of its mail; repeating it changes nothing.
 * @throws {AppError} invalid_token
 */
export async function deleteSubmission(token: string): Promise<void> {
  const meant = read(token);
  if (!meant) throw new AppError('invalid_token');
  const isDeleted = await inTransaction(async () => {
    const sent = await deleteSent(meant.kind, meant.id);
    if (sent) await emit(`${meant.kind}.withdrawn`, { id: meant.id, guide: sent });
    return sent !== undefined;
  });
  if (isDeleted) logger.info('submission_deleted', { kind: meant.kind });
}

function read(token: string): { kind: SentKind; id: string } | undefined {
  for (const kind of KINDS) {
    const id = readSignedId(purposeOf(kind), token);
    if (id !== undefined) return { kind, id };
  }
  return undefined;
}
