import { DEFAULT_LOCALE, type Locale } from '@/shared/interface/languages';
import { SITE_DEFAULTS, type SiteSettings } from '@/shared/site/settings';

/** On the process: Next's bundle and the HTTP server load their own copy of this module. */
const KEY = Symbol.for('makerstep.site');
const holder = globalThis as typeof globalThis & { [KEY]?: SiteSettings };

/**
 * The settings of the site that this process shows: no page waits for the database for its own
 * name. They are read again before caches are dropped (settings.ts).
 */
export const site = (): SiteSettings => holder[KEY] ?? SITE_DEFAULTS;

export function setSite(settings: SiteSettings): void {
  holder[KEY] = settings;
}

/** The language for requests that name none that we know, and of addresses without one. */
export const siteLocale = (): Locale => site().language ?? DEFAULT_LOCALE;
