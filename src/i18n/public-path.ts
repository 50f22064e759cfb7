import { LOCALES } from '@/shared/interface/languages';

const LOCALE_PREFIX = new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`);

/** The public path of a path in app/. */
export const publicPath = (pathname: string): string => pathname.replace(LOCALE_PREFIX, '') || '/';
