import { z } from 'zod';
import { findBrowserSession } from '@/features/auth/server/sessions/browser-session';
import { isProvider, PROVIDERS } from '@/features/auth/constants';
import { invitationOf } from '@/features/auth/model/invitation-path';
import { asksForProof, withoutProof } from '@/features/auth/model/proof-path';
import { sessionHintOf } from '@/features/auth/model/session-hint';
import { authOptionsFor, providerErrorCode } from '@/features/auth/server/next-auth';
import { signOutAddress } from '@/features/auth/server/providers/openid-discovery';
import { negotiateLocale } from '@/i18n/negotiate-locale';
import { env } from '@/server/env/env';
import { AppError } from '@/shared/http/app-error';
import { paths } from '@/shared/addresses/paths';
import { SIGNED_IN_COOKIE } from '@/shared/interface/preferences';
import { errorResponse } from '../../../v1/_lib/response';
import { callNextAuth, type NextAuthResponse } from '../_lib/call-next-auth';
import { type BrowserCall, pathOf, readBrowserCall } from '../_lib/browser-call';
import { beginRoundTrip, endRoundTrip } from '../_lib/round-trip-cookies';

type Context = { params: Promise<{ nextauth: string[] }> };

/**
 * The endpoints of next-auth that we use. The others serve its own pages and let anyone write to
 * the log.
 */
const OPEN = new Set([
  'GET csrf',
  'GET session',
  ...PROVIDERS.flatMap((provider) => [`POST signin/${provider}`, `GET callback/${provider}`]),
  'POST callback/credentials',
  'POST signout',
]);

async function handler(request: Request, context: Context): Promise<Response> {
  const { nextauth } = await context.params;
  const door = `${request.method} ${nextauth.join('/')}`;
  const page = pageInstead(request, door);
  if (page !== undefined) return leadTo(page);
  try {
    if (!OPEN.has(door)) throw new AppError('not_found');
    const call = await readBrowserCall(request, nextauth);
    if (call.action === 'callback' && isProvider(call.target)) return await comeBack(call);
    return await (call.action === 'signout' ? leave(call) : answer(call));
  } catch (error) {
    return errorResponse(
      error,
      negotiateLocale({ acceptLanguage: request.headers.get('accept-language') }),
      request,
    );
  }
}

// next-auth serves pages of its own at these addresses; redirect to ours instead.
function pageInstead(request: Request, door: string): string | undefined {
  if (/^(?:GET|HEAD) (?:signin|error)(?:\/|$)/.test(door))
    return paths.signIn(pathOf(new URL(request.url).searchParams.get('callbackUrl') ?? undefined));
  return /^(?:GET|HEAD) signout$/.test(door) ? paths.logout : undefined;
}

async function ask(
  call: BrowserCall,
  onRefusal: (error: unknown) => void,
): Promise<NextAuthResponse & { isWaiting: boolean }> {
  const isBeginning = call.action === 'callback';
  const current = isBeginning ? await findBrowserSession(call.cookies) : undefined;
  let isWaiting = false;
  const options = await authOptionsFor({
    visitor: call.visitor,
    usualLocale: call.usualLocale,
    currentSessionId: current?.actor.sessionId,
    provider: isProvider(call.target) ? call.target : undefined,
    isBack: call.action === 'callback',
    invitation: invitationOf(call.goal),
    isProof: asksForProof(call.goal),
    onWaiting: () => {
      isWaiting = true;
    },
    onRefusal,
  });
  return { ...(await callNextAuth(call, options)), isWaiting };
}

/**
 * Ends the session of this browser. Answers the address where the person also signs out of the
 * provider, where the operator wants that.
 */
async function leave(call: BrowserCall): Promise<Response> {
  const session = await findBrowserSession(call.cookies);
  const elsewhere = session?.provider === 'oidc' ? await signOutAddress() : undefined;
  return answer(call, elsewhere?.href);
}

/**
 * Answers page scripts with JSON; a redirect of next-auth becomes { url }.
 * @param signedOutTo the address instead, once the session has ended
 */
async function answer(call: BrowserCall, signedOutTo?: string): Promise<Response> {
  const { status, headers, setCookies, body, isWaiting, ...answered } = await ask(
    call,
    () => undefined,
  );
  const location = isWaiting ? paths.secondStep(call.goal) : answered.location;
  const hasEnded = sessionHintOf(setCookies)?.startsWith(`${SIGNED_IN_COOKIE}=;`);
  const url = hasEnded && signedOutTo !== undefined ? signedOutTo : location;
  const text = JSON.stringify(url === undefined ? body : { url });
  const response = new Response(text, {
    status: status === 302 ? 200 : status,
    headers: { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
  const state = call.action === 'signin' ? stateOf(location ?? body) : undefined;
  return withCookies(
    response,
    state === undefined ? setCookies : [...setCookies, ...beginRoundTrip(call.sent, state)],
  );
}

/** The state in the address of a provider, to which next-auth leads in one of two ways. */
function stateOf(answered: unknown): string | undefined {
  const { url } = z.object({ url: z.string() }).safeParse(answered).data ?? { url: answered };
  return typeof url === 'string'
    ? (new URL(url, env().publicUrl).searchParams.get('state') ?? undefined)
    : undefined;
}

/**
 * Ends a round trip to a provider: redirects to the wanted page, or to /auth with the reason.
 * Clears its cookies either way.
 */
async function comeBack(call: BrowserCall): Promise<Response> {
  let refusal: unknown;
  const note = (error: unknown) => {
    refusal = error;
  };
  const { setCookies, isWaiting } = await ask(call, note).catch((error: unknown) => {
    note(error);
    return { setCookies: [], isWaiting: false };
  });
  const isSignedIn = sessionHintOf(setCookies)?.startsWith(`${SIGNED_IN_COOKIE}=1`);
  const page = isWaiting ? paths.secondStep(pageAfter(call)) : pageAfter(call);
  const response = leadTo(isSignedIn ? page : refusedPage(call, refusal));
  return withCookies(response, endRoundTrip(call.sent, call.query['state'], setCookies));
}

const pageAfter = ({ goal }: BrowserCall) =>
  goal === undefined || invitationOf(goal) !== undefined ? paths.dashboard : withoutProof(goal);

function refusedPage({ goal }: BrowserCall, refusal: unknown): string {
  const code = providerErrorCode(refusal);
  const invitation = invitationOf(goal);
  return invitation === undefined
    ? paths.signInRefused(code, goal)
    : paths.joinRefused(invitation, code);
}

function leadTo(path: string): Response {
  return new Response(null, {
    status: 302,
    headers: { location: path, 'cache-control': 'no-store' },
  });
}

function withCookies(response: Response, setCookies: string[]): Response {
  const hint = sessionHintOf(setCookies);
  for (const cookie of hint === undefined ? setCookies : [...setCookies, hint])
    response.headers.append('Set-Cookie', cookie);
  return response;
}

export { handler as GET, handler as POST };
