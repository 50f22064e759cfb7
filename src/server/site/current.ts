import { DEFAULT_LOCALE, type Locale } from '@/shared/interface/languages';
import { SITE_DEFAULTS, type SiteSettings } from '@/shared/site/settings';
import { perProcess } from '../per-process';

const current = perProcess('site', () => ({ settings: SITE_DEFAULTS }));

/**
 * The settings of the site that this process shows: no page waits for the database for its own
 * name. They are read again before caches are dropped (settings.ts).
 */
export const site = (): SiteSettings => current.settings;

export function setSite(settings: SiteSettings): void {
  current.settings = settings;
}

/** The language for requests that name none that we know, and of addresses without one. */
export const siteLocale = (): Locale => site().language ?? DEFAULT_LOCALE;
