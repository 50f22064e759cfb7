import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { TOKEN_PREFIX } from '@/shared/http/token-prefix';

const SAMPLES = 5;

/** The contents of a restored copy, to be compared with its backup and its pages. */
export interface Holdings {
  accounts: number;
  guides: number;
  /** Guides in the public list. */
  listed: number;
  /** The newest of them. */
  samples: { uid: string; name: string }[];
}

/** Keeps a restored copy from sending what waited in its backup, and what happens in it. */
export async function stopOutgoing(client: pg.Client): Promise<void> {
  await client.query(`
    UPDATE webhook_endpoint SET is_on = false;
    UPDATE webhook_delivery SET status = 'failed' WHERE status = 'waiting';
    UPDATE setting SET value = value - 'backups' WHERE key = 'site';
    DELETE FROM job`);
}

/**
 * Makes a token that reads the copy, also one of a closed site.
 * @returns one for nobody where the copy has no account
 */
export async function makeReader(client: pg.Client): Promise<string> {
  const token = TOKEN_PREFIX + randomBytes(32).toString('base64url');
  await client.query(
    `INSERT INTO personal_token (id, user_id, creator_id, name, token_hash, scopes, expires_at)
     SELECT gen_random_uuid(), person.id, creator.id, 'rehearsal', $1, '{read}', now() + interval '1 day'
     FROM user_account person JOIN creator ON creator.owner_id = person.id
     WHERE person.suspended_at IS NULL ORDER BY person.email_confirmed_at NULLS LAST LIMIT 1`,
    [createHash('sha256').update(token).digest('base64url')],
  );
  return token;
}

/** Counts what a restored copy holds. */
export async function readHoldings(client: pg.Client): Promise<Holdings> {
  const { rows } = await client.query<Holdings>(
    `SELECT (SELECT count(*)::int FROM user_account) AS accounts, (SELECT count(*)::int FROM project) AS guides,
            (SELECT count(*)::int FROM project WHERE is_listed) AS listed,
            (SELECT coalesce(json_agg(json_build_object('uid', project_uid, 'name', name)), '[]') FROM (
               SELECT project_uid, name FROM project_edition WHERE is_newest AND is_listed
               ORDER BY created_at DESC, id DESC LIMIT ${SAMPLES}) newest) AS samples`,
  );
  const [holdings] = rows as [Holdings];
  return holdings;
}
