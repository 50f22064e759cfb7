import 'server-only';
import { db } from '@/server/db/client';
import { withCreator } from '../repository';

export function hasSecondFactor(userId: string): Promise<boolean> {
  return db()
    .user.findUnique({ where: { id: userId }, select: { secondFactorAt: true } })
    .then((user) => Boolean(user?.secondFactorAt));
}

/** A session that waits for its second factor, with its account. */
export function findWaiting(sessionId: string) {
  return db().session.findFirst({
    where: { id: sessionId, isWaiting: true, endedAt: null, expiresAt: { gt: new Date() } },
    include: { user: { include: withCreator } },
  });
}

/**
 * Lets a waiting session begin.
 * @returns false when it has ended, or another call was first
 */
export async function admitSession(id: string, expiresAt: Date): Promise<boolean> {
  const { count } = await db().session.updateMany({
    where: { id, isWaiting: true, endedAt: null, expiresAt: { gt: new Date() } },
    data: { isWaiting: false, lastUsedAt: new Date(), expiresAt },
  });
  return count === 1;
}

export async function storeChallenge(
  sessionId: string,
  challenge: string,
  until: Date,
): Promise<void> {
  await db().session.updateMany({
    where: { id: sessionId, endedAt: null },
    data: { challenge, challengeUntil: until },
  });
}

/** The challenge of a session; of concurrent callers exactly one gets it. */
export async function takeChallenge(sessionId: string): Promise<string | undefined> {
  const [row] = await db().$queryRaw<{ challenge: string | null; isLate: boolean }[]>`
    WITH taken AS (SELECT id, challenge, challenge_until FROM session WHERE id = ${sessionId}::uuid AND ended_at IS NULL FOR UPDATE)
    UPDATE session SET challenge = NULL FROM taken WHERE session.id = taken.id
    RETURNING taken.challenge, taken.challenge_until <= now() AS "isLate"`;
  return row?.challenge && !row.isLate ? row.challenge : undefined;
}

export function listPasskeys(userId: string) {
  return db().passkey.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } });
}

export function findPasskey(userId: string, credentialId: string) {
  return db().passkey.findFirst({ where: { userId, credentialId } });
}

/** @returns false when that passkey is there already, of whichever account */
export async function insertPasskey(passkey: {
  userId: string;
  credentialId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
  name: string;
}): Promise<boolean> {
  const { count } = await db().passkey.createMany({ data: [passkey], skipDuplicates: true });
  return count === 1;
}

/**
 * Notes a use of a passkey.
 * @returns false when its counter was used meanwhile
 */
export async function touchPasskey(id: string, before: bigint, counter: number): Promise<boolean> {
  const { count } = await db().passkey.updateMany({
    where: { id, counter: before },
    data: { counter, lastUsedAt: new Date() },
  });
  return count === 1;
}

export async function deletePasskey(userId: string, id: string): Promise<boolean> {
  return (await db().passkey.deleteMany({ where: { userId, id } })).count === 1;
}

export function findOneTimeCode(userId: string) {
  return db().oneTimeCode.findUnique({ where: { userId } });
}

export async function storePendingSecret(
  userId: string,
  pendingSecret: string,
  pendingUntil: Date,
): Promise<void> {
  const pending = { pendingSecret, pendingUntil };
  await db().oneTimeCode.upsert({
    where: { userId },
    create: { userId, ...pending },
    update: pending,
    select: { userId: true },
  });
}

/** Makes the pending secret that of the account; the code that confirmed it is used up. */
export async function confirmSecret(
  userId: string,
  pendingSecret: string,
  lastStep: number,
): Promise<boolean> {
  const { count } = await db().oneTimeCode.updateMany({
    where: { userId, pendingSecret },
    data: {
      secret: pendingSecret,
      confirmedAt: new Date(),
      lastStep,
      pendingSecret: null,
      pendingUntil: null,
    },
  });
  return count === 1;
}

/** Uses the code of a step up; of concurrent callers exactly one gets true. */
export async function spendStep(userId: string, step: number): Promise<boolean> {
  const { count } = await db().oneTimeCode.updateMany({
    where: { userId, secret: { not: null }, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count === 1;
}

/** Stores the secret sealed with the present key, unless another one is there by now. */
export async function sealAgain(userId: string, before: string, secret: string): Promise<void> {
  await db().oneTimeCode.updateMany({ where: { userId, secret: before }, data: { secret } });
}

export async function deleteOneTimeCode(userId: string): Promise<boolean> {
  return (
    (await db().oneTimeCode.deleteMany({ where: { userId, secret: { not: null } } })).count === 1
  );
}

/** Ends new factors of an account that were begun, and not confirmed. */
export async function deleteBegun(userId: string): Promise<void> {
  await db().oneTimeCode.deleteMany({ where: { userId, secret: null } });
  await db().session.updateMany({
    where: { userId, challenge: { not: null } },
    data: { challenge: null },
  });
}

export async function replaceRecoveryCodes(userId: string, hashes: string[]): Promise<void> {
  await db().recoveryCode.deleteMany({ where: { userId } });
  await db().recoveryCode.createMany({ data: hashes.map((codeHash) => ({ userId, codeHash })) });
}

/** Uses a recovery code up; of concurrent callers exactly one gets true. */
export async function spendRecoveryCode(userId: string, codeHash: string): Promise<boolean> {
  const { count } = await db().recoveryCode.updateMany({
    where: { userId, codeHash, usedAt: null },
    data: { usedAt: new Date() },
  });
  return count === 1;
}

export function countRecoveryCodes(userId: string): Promise<number> {
  return db().recoveryCode.count({ where: { userId, usedAt: null } });
}

/** Deletes all factors of an account. */
export async function deleteFactors(userId: string): Promise<number> {
  const passkeys = await db().passkey.deleteMany({ where: { userId } });
  const codes = await db().oneTimeCode.deleteMany({ where: { userId } });
  return passkeys.count + codes.count;
}

/**
 * Brings the mark of the account in line with its factors. Recovery codes go with the last factor.
 * @returns true if it has any
 */
export async function markFactors(userId: string): Promise<boolean> {
  const [row] = await db().$queryRaw<{ isOn: boolean }[]>`
    UPDATE user_account SET second_factor_at = CASE
      WHEN EXISTS (SELECT 1 FROM passkey WHERE user_id = ${userId}::uuid)
        OR EXISTS (SELECT 1 FROM one_time_code WHERE user_id = ${userId}::uuid AND secret IS NOT NULL)
      THEN coalesce(second_factor_at, now()) END
    WHERE id = ${userId}::uuid RETURNING second_factor_at IS NOT NULL AS "isOn"`;
  if (!row?.isOn) await db().recoveryCode.deleteMany({ where: { userId } });
  return row?.isOn ?? false;
}
