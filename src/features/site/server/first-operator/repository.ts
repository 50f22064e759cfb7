import 'server-only';
import { db } from '@/server/db/client';

const KEY = 'first_operator';

/** Remembers that the installation began empty, if it has no account; the id is random. */
export async function insertOffer(): Promise<void> {
  await db().$executeRaw`
    INSERT INTO setting (key, value, updated_at)
    SELECT ${KEY}, jsonb_build_object('id', gen_random_uuid()), now()
    WHERE NOT EXISTS (SELECT FROM user_account) ON CONFLICT (key) DO NOTHING`;
}

/** The id of the offer, until it is taken or there is an operator. */
export async function findOffer(): Promise<string | undefined> {
  const [row] = await db().$queryRaw<{ id: string }[]>`
    SELECT value->>'id' AS id FROM setting
    WHERE key = ${KEY} AND NOT EXISTS (SELECT FROM user_account WHERE is_operator)`;
  return row?.id;
}

/** Ends the offer; of concurrent callers one gets true. */
export async function deleteOffer(): Promise<boolean> {
  return (await db().setting.deleteMany({ where: { key: KEY } })).count === 1;
}
