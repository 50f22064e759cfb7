import { db } from '@/server/db/client';

/** Stores one second factor of each kind, with the e-mail in each secret. */
export async function storeSecondFactors(userId: string, email: string): Promise<void> {
  await db().passkey.create({
    data: {
      userId,
      credentialId: `passkey of ${email}`,
      publicKey: Buffer.from(email),
      counter: 1,
      name: `key of ${email}`,
    },
  });
  await db().oneTimeCode.create({ data: { userId, secret: `sealed codes of ${email}` } });
  await db().recoveryCode.create({ data: { userId, codeHash: `recovery hash of ${email}` } });
}
