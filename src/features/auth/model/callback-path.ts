import { paths } from '@/shared/paths';

const NOWHERE = 'http://nowhere.invalid';

/**
 * Where to go after signing in, when it is a page of this host; judged by the parsed address, so that no spelling of
 * another host passes. Pages of /auth are no place to come back to.
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
