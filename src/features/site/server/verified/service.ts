import 'server-only';
import { emit } from '@/events/emit';
import { inTransaction } from '@/server/db/client';
import { AppError } from '@/shared/http/app-error';
import { isUid } from '@/shared/ids/uid';
import type { Page } from '@/shared/http/pagination';
import type { VerifiedList, VerifiedPatch, VerifiedView } from '../../verified/schema';
import { recordAct } from '../acts';
import type { Operator } from '../operator';
import { listVerified, updateVerified, type VerifiedRow } from './repository';

/** A page of the verified creators, the newest first. */
export async function readVerified(page: Page): Promise<VerifiedList> {
  const { rows, total } = await listVerified(page);
  return { results: rows.map(toVerifiedView), totalResults: total };
}

/**
 * Verifies a creator, or takes that back.
 * @throws {AppError} not_found
 */
export function changeVerified(
  operator: Operator,
  uid: string,
  { verified, reason }: VerifiedPatch,
): Promise<VerifiedView> {
  return inTransaction(async () => {
    const changed = isUid(uid) ? await updateVerified(uid, verified) : undefined;
    if (!changed) throw new AppError('not_found');
    const { row, isChanged } = changed;
    if (isChanged) {
      await recordAct(operator, {
        kind: verified ? 'verified_given' : 'verified_taken',
        subject: { kind: 'creator', id: uid, label: row.name },
        reason,
      });
      await emit('creator.changed', { uid });
    }
    return toVerifiedView(row);
  });
}

const toVerifiedView = ({ uid, name, owner, verified, verifiedAt }: VerifiedRow): VerifiedView => ({
  uid,
  name,
  owner: owner.name,
  verified,
  verifiedAt: verifiedAt?.toISOString() ?? null,
});
