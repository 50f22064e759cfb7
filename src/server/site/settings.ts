import 'server-only';
import { invalidateTags } from '../cache/invalidate-tags';
import { EVERYTHING, setBeforeEverything } from '../cache/invalidation';
import { afterCommit, db, inTransaction } from '../db/client';
import { logger } from '../logging/logger';
import {
  SITE_DEFAULTS,
  type SitePatch,
  type SiteSettings,
  siteSettings,
} from '@/shared/site/settings';
import { takeOverSite } from './current';

const KEY = 'site';
type Stored = Record<string, unknown>;

/** The settings of the site as the database has them, for decisions such as who may join. */
export async function readSite(): Promise<SiteSettings> {
  const row = await db().setting.findUnique({ where: { key: KEY } });
  return siteSettings.parse(row?.value ?? {});
}

/**
 * Changes some settings, and with them every page, here and on all instances. What a newer release
 * has stored beside them stays.
 */
export async function changeSite(patch: SitePatch): Promise<SiteSettings> {
  return inTransaction(async () => {
    await db().$executeRaw`
      INSERT INTO setting (key, value, updated_at) VALUES (${KEY}, '{}', now()) ON CONFLICT (key) DO NOTHING`;
    const [row] = await db().$queryRaw<{ value: Stored }[]>`
      SELECT value FROM setting WHERE key = ${KEY} FOR UPDATE`;
    const value = merged(row?.value ?? {}, patch);
    await db().$executeRaw`
      UPDATE setting SET value = ${JSON.stringify(value)}::jsonb, updated_at = now() WHERE key = ${KEY}`;
    await afterCommit(refreshSite);
    await invalidateTags(EVERYTHING);
    return siteSettings.parse(value);
  });
}

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(stored: Stored, patch: SitePatch): Stored {
  const known: Stored = { ...SITE_DEFAULTS };
  const changes = Object.entries(patch).map(([name, change]): [string, unknown] => {
    const before = stored[name] ?? known[name];
    return [name, isObject(change) && isObject(before) ? { ...before, ...change } : change];
  });
  return { ...stored, ...Object.fromEntries(changes) };
}

/**
 * Reads the settings for the pages of this process, now and whenever all caches are dropped. Throws
 * without the database: the defaults would open a closed site.
 */
export async function startSite(): Promise<void> {
  setBeforeEverything(() => takeOverSite(readSite));
  await takeOverSite(readSite);
}

/** Takes over the stored settings; without the database, the last ones stay. */
export async function refreshSite(): Promise<void> {
  try {
    await takeOverSite(readSite);
  } catch (error) {
    logger.warn('site_not_read', { reason: String(error) });
  }
}
