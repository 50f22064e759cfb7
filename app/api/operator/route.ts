import { findBrowserSession } from '@/features/auth/server/browser-session';
import { becomeFirstOperator } from '@/features/site/server/first-operator/service';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { paths } from '@/shared/addresses/paths';
import { AppError } from '@/shared/http/app-error';
import { parseCookies } from '@/shared/interface/cookies';
import { readOwnForm } from '../_lib/own-page';

const FORM_MAX_BYTES = 4 * 1024;

/**
 * The form behind the link of the first start. Not a call of the API: no token and no script makes
 * an operator (docs/decisions/0110-operators.md).
 */
export async function POST(request: Request): Promise<Response> {
  try {
    const read = await readOwnForm(request, FORM_MAX_BYTES);
    const token = read('token') ?? '';
    const session = await findBrowserSession(parseCookies(request.headers.get('cookie') ?? ''));
    if (!session) return leadTo(paths.logoutFrom(dashboardPaths.becomeOperator(token)));
    await becomeFirstOperator(session, token);
    return leadTo(dashboardPaths.site);
  } catch (error) {
    // The page says what is wrong with the link.
    if (error instanceof AppError) return leadTo(dashboardPaths.becomeOperator(''));
    throw error;
  }
}

/** Relative, because a client controls the Host header. */
const leadTo = (path: string) =>
  new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });
