import 'server-only';
import { env } from '@/server/env/env';
import { logLimitRefusal } from '@/server/logging/limit-log';
import { AppError } from '@/shared/http/app-error';
import type { Actor } from '@/features/auth/server/actor';
import type { StorageView } from '../../schema';
import { lockStoring, sumStored } from './repository';

/** The storage use and limit of the signed-in creator's account. */
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
 * Rejects an upload before it is sent or decoded when the account is full (docs/decisions/0051).
 * @throws {AppError} account_storage_full
 */
export async function rejectWhenFull(creatorId: string): Promise<void> {
  const { bytes, pictures } = await sumStored(creatorId);
  if (bytes >= env().quota.bytes || pictures >= env().quota.pictures) refuse(creatorId);
}

/**
 * Signs an upload unless the account is full. Call this in a transaction, as its first query:
 * concurrent ones count each other.
 * @throws {AppError} account_storage_full
 */
export async function signWithinQuota<T>(creatorId: string, sign: () => Promise<T>): Promise<T> {
  await lockStoring(creatorId);
  await rejectWhenFull(creatorId);
  return sign();
}

/**
 * Stores a picture unless the account would exceed its limit. Call this in a transaction, as its
 * first query: concurrent uploads see each other, and a rejection rolls back.
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
