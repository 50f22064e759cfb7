import 'server-only';
import { env } from '@/server/env';
import { logLimitRefusal } from '@/server/limit-log';
import { AppError } from '@/shared/app-error';
import type { Actor } from '../../auth/actor';
import type { StorageView } from '../schema';
import { lockStoring, sumStored } from './repository';

/** What the pictures of the signed-in creator's account take of what they may. */
export async function readStorage({ creatorId }: Actor): Promise<StorageView> {
  const { bytes, pictures } = await sumStored(creatorId);
  return {
    usedBytes: bytes,
    maxBytes: env().quota.bytes,
    usedPictures: pictures,
    maxPictures: env().quota.pictures,
  };
}

/**
 * Refuses before anything is sent or decoded what an account could not keep (docs/decisions/0051).
 * @throws {AppError} account_storage_full when it has as much as it may have already
 */
export async function rejectWhenFull(creatorId: string): Promise<void> {
  const { bytes, pictures } = await sumStored(creatorId);
  if (bytes >= env().quota.bytes || pictures >= env().quota.pictures) refuse(creatorId);
}

/**
 * Stores a picture for an account unless it has more with it than it may have. To be called in a transaction, as its first query:
 * of several that come at once each sees those before it, and what is refused is taken back with the transaction.
 * @throws {AppError} account_storage_full
 */
export async function storeWithinQuota<T>(creatorId: string, store: () => Promise<T>): Promise<T> {
  await lockStoring(creatorId);
  const stored = await store();
  const { bytes, pictures } = await sumStored(creatorId);
  if (bytes > env().quota.bytes || pictures > env().quota.pictures) refuse(creatorId);
  return stored;
}

function refuse(creatorId: string): never {
  logLimitRefusal('account_storage', creatorId);
  throw new AppError('account_storage_full');
}
