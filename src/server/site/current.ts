import { DEFAULT_LOCALE, type Locale } from '@/shared/interface/languages';
import { SITE_DEFAULTS, type SiteSettings } from '@/shared/site/settings';
import { perProcess } from '../per-process';

const current = perProcess('site', () => ({ settings: SITE_DEFAULTS, begun: 0, shown: 0 }));

/**
 * The settings of the site that this process shows: no page waits for the database for its own
 * name. They are read again before caches are dropped (settings.ts).
 */
export const site = (): SiteSettings => current.settings;

export function setSite(settings: SiteSettings): void {
  current.settings = settings;
}

/**
 * Reads the settings and shows them, unless a read that began later has: it may be the one that
 * closed the site.
 */
export async function takeOverSite(read: () => Promise<SiteSettings>): Promise<void> {
  current.begun += 1;
  const turn = current.begun;
  const settings = await read();
  if (turn < current.shown) return;
  current.shown = turn;
  setSite(settings);
}

/** The language for requests that name none that we know, and of addresses without one. */
export const siteLocale = (): Locale => site().language ?? DEFAULT_LOCALE;
