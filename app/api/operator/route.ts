import { findBrowserSession } from '@/features/auth/server/sessions/browser-session';
import { becomeFirstOperator } from '@/features/site/server/first-operator/service';
import { logLimitRefusal } from '@/server/logging/limit-log';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { paths } from '@/shared/addresses/paths';
import { AppError } from '@/shared/http/app-error';
import { parseCookies } from '@/shared/interface/cookies';
import { formVisitor, readOwnForm } from '../_lib/own-form';
import { plainRefusal } from '../_lib/plain-refusal';

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
    if (!(error instanceof AppError)) throw error;
    const visitor = formVisitor(request);
    logLimitRefusal('operator_link', visitor.key, 'operator_link_refused');
    if (error.code === 'forbidden')
      return plainRefusal(error, {
        locale: visitor.locale,
        path: dashboardPaths.becomeOperatorForm,
        sentence: (reason) => reason,
      });
    // The page shows what is wrong with the link.
    return leadTo(dashboardPaths.becomeOperator(''));
  }
}

/** Relative, because a client controls the Host header. */
const leadTo = (path: string) =>
  new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });
