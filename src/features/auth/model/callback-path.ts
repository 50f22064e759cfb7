import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { mailPaths } from '@/shared/addresses/mail-paths';
import { paths } from '@/shared/addresses/paths';

const NOWHERE = 'http://nowhere.invalid';
/** Pages of /auth whose link leads to the sign-in and that continue with the session. */
const WITH_SESSION = [dashboardPaths.becomeOperator(''), mailPaths.confirmEmail('')];

/**
 * The page to open after signing in, if it is on this host; checks the parsed address, so that no
 * spelling of another host passes. Rejects pages of /auth that a session has no use for.
 */
export function callbackPath(wanted: string | string[] | null | undefined): string | undefined {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, NOWHERE))
    return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, NOWHERE);
  const isAuth = pathname === paths.signIn() || pathname.startsWith(`${paths.signIn()}/`);
  return origin === NOWHERE &&
    (!isAuth || WITH_SESSION.includes(pathname)) &&
    !pathname.startsWith('//')
    ? pathname + search + hash
    : undefined;
}
