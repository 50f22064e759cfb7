import { paths } from '@/shared/addresses/paths';

const NOWHERE = 'http://nowhere.invalid';

/**
 * The page to open after signing in, if it is on this host; checks the parsed address, so that no
 * spelling of another host passes. Rejects pages of /auth.
 */
export function callbackPath(wanted: string | string[] | null | undefined): string | undefined {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, NOWHERE))
    return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, NOWHERE);
  const isAuth = pathname === paths.signIn() || pathname.startsWith(`${paths.signIn()}/`);
  return origin === NOWHERE && !isAuth && !pathname.startsWith('//')
    ? pathname + search + hash
    : undefined;
}
