import 'server-only';
import type { AuthOptions, LoggerInstance, Session } from 'next-auth';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { isDatabaseUnavailable } from '@/server/db/unavailable';
import { env } from '@/server/env/env';
import { logger } from '@/server/logging/logger';
import { AppError } from '@/shared/http/app-error';
import type { Locale } from '@/shared/interface/languages';
import { paths } from '@/shared/addresses/paths';
import { type Provider, SESSION_MS } from '../constants';
import { facebookDialog } from './providers/facebook';
import { isOfIssuer, openIdDialog } from './providers/openid-discovery';
import { signInWithPassword } from './passwords/password-sign-in';
import { proveCode, signInWithProvider } from './providers/providers';
import { loginInput, type ProviderIdentity } from '../schema';
import { endSession, findSession, issueAccessToken, noteLocale } from './service';
import type { Visitor } from './visitor';

declare module 'next-auth' {
  interface Session {
    /** Short-lived, kept in memory by page scripts; missing once the session has ended. */
    accessToken?: { token: string; expires: string };
    /** The id of the account: pages of another person must not continue with this session. */
    person?: string;
  }
  interface User {
    sessionId: string;
  }
}
declare module 'next-auth/jwt' {
  interface JWT {
    /** The id of the session in the browser's cookie. */
    sessionId?: string;
  }
}

export type BrowserRequest = {
  visitor: Visitor;
  /** The visitor's language, unless a link chose another one for this visit. */
  usualLocale: Locale;
  /** The session of the cookie before the request. */
  currentSessionId: string | undefined;
  provider: Provider | undefined;
  /** True if the browser comes back from the provider. */
  isBack: boolean;
  /** The invitation with which the round trip began. */
  invitation: string | undefined;
  /** True if the round trip is to prove the owner again. */
  isProof: boolean;
  /** Called when the session that begins waits for a second factor. */
  onWaiting: () => void;
  /** Called with the reason when a round trip ends without a session. */
  onRefusal: (error: unknown) => void;
};

// next-auth passes the text of a thrown error to the form, which shows the message of that code.
function codeOf(error: unknown): Error {
  if (!(error instanceof AppError)) return new Error('internal', { cause: error });
  return new Error(
    error.retryAfterSeconds ? `${error.code}:${error.retryAfterSeconds}` : error.code,
  );
}

/**
 * Browser sign-in: the same core as /v1/auth, with next-auth's encrypted httpOnly cookie.
 * @throws {AppError} provider_not_configured, provider_unreachable when the request leads to a
 *   provider
 */
export async function authOptionsFor({
  visitor,
  usualLocale,
  currentSessionId,
  provider,
  isBack,
  invitation,
  isProof,
  onWaiting,
  onRefusal,
}: BrowserRequest): Promise<AuthOptions> {
  const { nextAuthSecret } = env();
  return {
    ...(nextAuthSecret === undefined ? {} : { secret: nextAuthSecret }),
    session: { strategy: 'jwt', maxAge: SESSION_MS / 1000 },
    pages: { signIn: paths.signIn(), signOut: paths.logout, error: paths.signIn() },
    logger: quietLogger,
    providers: [
      passwordProvider(visitor, onWaiting),
      ...(provider ? [await roundTrip(provider, { isBack, isProof, visitor, onRefusal })] : []),
    ],
    callbacks: {
      async signIn({ user, account, profile }) {
        if (account?.type !== 'oauth') return true;
        try {
          const {
            user: { id },
            sessionId,
            isWaiting,
          } = await signInWithProvider(profile as unknown as ProviderIdentity, visitor, invitation);
          if (isWaiting) onWaiting();
          // next-auth passes this object on to jwt().
          Object.assign(user, { id, sessionId });
          return true;
        } catch (error) {
          onRefusal(error);
          return false;
        }
      },
      async jwt({ token, user }) {
        if (!user) return token;
        // One session per browser: no request could end the one whose cookie is overwritten here.
        if (currentSessionId !== undefined && currentSessionId !== user.sessionId)
          await endSession(currentSessionId);
        return { sub: user.id, sessionId: user.sessionId };
      },
      async session({ session, token }): Promise<Session> {
        const live = token.sessionId ? await findSession(token.sessionId) : undefined;
        if (!live) return { expires: session.expires };
        await noteLocale(live.actor, usualLocale);
        const { name, email } = live.user;
        return {
          expires: session.expires,
          user: { name, email },
          person: live.user.id,
          accessToken: await issueAccessToken(live.actor),
        };
      },
      // The addresses of a request are checked before next-auth sees them (app/api/auth).
      redirect: ({ url }) => url,
    },
    events: {
      signOut: async ({ token }) => {
        if (token?.sessionId) await endSession(token.sessionId);
      },
    },
  };
}

function passwordProvider(visitor: Visitor, onWaiting: () => void) {
  return CredentialsProvider({
    credentials: { email: {}, password: {} },
    async authorize(credentials) {
      const input = loginInput.safeParse({
        email: credentials?.email,
        password: credentials?.password,
      });
      if (!input.success) return null;
      try {
        const { user, sessionId, isWaiting } = await signInWithPassword(input.data, visitor);
        if (isWaiting) onWaiting();
        return { id: user.id, name: user.name, email: user.email, sessionId };
      } catch (error) {
        throw codeOf(error);
      }
    },
  });
}

/**
 * Makes people sign in there again, though they have a session there. Google has no such prompt:
 * it offers its accounts, and reports the time of sign-in where the operator turned that on.
 */
const ANEW: Record<Provider, Record<string, string>> = {
  google: {
    prompt: 'select_account',
    max_age: '0',
    claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
  },
  facebook: { auth_type: 'reauthenticate' },
  oidc: { prompt: 'login', max_age: '0' },
};

/**
 * The round trip to a provider: next-auth handles state, PKCE and nonce; our core exchanges and
 * verifies the code, so that next-auth never holds a token of a provider.
 */
async function roundTrip(
  provider: Provider,
  {
    isBack,
    isProof,
    visitor,
    onRefusal,
  }: Pick<BrowserRequest, 'isBack' | 'isProof' | 'visitor' | 'onRefusal'>,
): Promise<OAuthConfig<ProviderIdentity>> {
  const settings = env()[provider];
  if (!settings) throw new AppError('provider_not_configured');
  const openId = provider === 'facebook' ? undefined : provider;
  const dialog = openId ? await openIdDialog(openId, isBack) : facebookDialog();
  return {
    id: provider,
    name: provider,
    type: 'oauth',
    clientId: settings.clientId,
    clientSecret: settings.clientSecret,
    checks: openId ? ['pkce', 'state', 'nonce'] : ['pkce', 'state'],
    authorization: {
      url: dialog.href,
      params: {
        scope: openId ? 'openid email profile' : 'public_profile email',
        ...(isProof ? ANEW[provider] : {}),
      },
    },
    token: {
      async request({ params, checks, provider: { callbackUrl: redirectUri } }) {
        try {
          const { code, state, iss } = params;
          const verifier = checks.code_verifier;
          const isOurs =
            checks.state !== undefined &&
            state === checks.state &&
            (!openId || (await isOfIssuer(openId, typeof iss === 'string' ? iss : undefined)));
          if (!isOurs || !code || !verifier) throw new AppError('provider_refused');
          const identity = await proveCode(
            provider,
            {
              code,
              verifier,
              redirectUri,
              nonce: 'nonce' in checks ? checks.nonce : undefined,
              isProof,
            },
            visitor,
          );
          return { tokens: { identity } };
        } catch (error) {
          onRefusal(error);
          throw error;
        }
      },
    },
    userinfo: { request: async ({ tokens }) => tokens['identity'] as ProviderIdentity },
    // signIn() above finds the account.
    profile: ({ subject, name, email }) => ({
      id: subject,
      name: name ?? null,
      email: email ?? null,
      sessionId: '',
    }),
  };
}

// Logs only the kind of event: next-auth's texts and details contain codes, states and addresses.
const quietLogger: Partial<LoggerInstance> = {
  error(code: string, metadata: Error | { error: Error; [key: string]: unknown }) {
    const problem = metadata instanceof Error ? metadata : (metadata.error as Error | undefined);
    logger.warn('next_auth', { code, kind: problem?.name });
  },
  warn: (code: string) => logger.warn('next_auth', { code }),
  debug: () => undefined,
};

/** The error code for /auth after a failed round trip; logs internal errors. */
export function providerErrorCode(error: unknown): string {
  if (error instanceof AppError) return codeOf(error).message;
  if (isDatabaseUnavailable(error))
    logger.warn('provider_sign_in_failed', { reason: 'database_unavailable' });
  else if (error !== undefined) logger.error('provider_sign_in_failed', error);
  return 'provider_refused';
}
