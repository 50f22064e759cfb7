import 'server-only';
import type { AuthOptions, Session } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { negotiateLocale } from '@/i18n/negotiate-locale';
import { env } from '@/server/env';
import { AppError } from '@/shared/app-error';
import { VISITOR_ADDRESS_HEADER } from '@/shared/headers';
import { type Locale, LOCALE_COOKIE } from '@/shared/languages';
import { paths } from '@/shared/paths';
import { SESSION_MS } from './constants';
import { loginInput } from './schema';
import { endSession, findSession, issueAccessToken, signInWithPassword } from './service';

declare module 'next-auth' {
  interface Session {
    /** Short-lived, kept in memory by page scripts; missing once the session was ended. */
    accessToken?: { token: string; expires: string };
  }
  interface User {
    sessionId: string;
  }
}
declare module 'next-auth/jwt' {
  interface JWT {
    /** The session's row: what the browser's cookie stands for. */
    sessionId?: string;
  }
}

// next-auth hands the text of a thrown error to the form, which shows the message of that code.
function codeOf(error: unknown): Error {
  if (!(error instanceof AppError)) return new Error('internal', { cause: error });
  return new Error(error.retryAfterSeconds ? `${error.code}:${error.retryAfterSeconds}` : error.code);
}

/** How browsers sign in: the same core as /v1/auth, carried by next-auth's encrypted httpOnly cookie. */
export const authOptions: AuthOptions = {
  session: { strategy: 'jwt', maxAge: SESSION_MS / 1000 },
  pages: { signIn: paths.signIn(), signOut: paths.logout, error: paths.signIn() },
  providers: [
    CredentialsProvider({
      credentials: { email: {}, password: {} },
      async authorize(credentials, request) {
        const input = loginInput.safeParse({ email: credentials?.email, password: credentials?.password });
        if (!input.success) return null;
        const headers = new Headers(request.headers as Record<string, string> | undefined);
        try {
          const { user, sessionId } = await signInWithPassword(input.data, {
            address: headers.get(VISITOR_ADDRESS_HEADER) ?? 'unknown',
            userAgent: headers.get('user-agent') ?? '',
            locale: localeOf(headers),
          });
          return { id: user.id, name: user.name, email: user.email, sessionId };
        } catch (error) {
          throw codeOf(error);
        }
      },
    }),
  ],
  callbacks: {
    jwt: ({ token, user }) => (user ? { sub: user.id, sessionId: user.sessionId } : token),
    async session({ session, token }): Promise<Session> {
      const live = token.sessionId ? await findSession(token.sessionId) : undefined;
      if (!live) return { expires: session.expires };
      const { name, email } = live.user;
      return { expires: session.expires, user: { name, email }, accessToken: await issueAccessToken(live.actor) };
    },
    redirect: ({ url }) => sameOrigin(url),
  },
  events: {
    signOut: async ({ token }) => {
      if (token?.sessionId) await endSession(token.sessionId);
    },
  },
};

// The remembered choice of the interface, else what the browser asks for.
function localeOf(headers: Headers): Locale {
  const cookie = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]*)`).exec(headers.get('cookie') ?? '')?.[1];
  return negotiateLocale({ cookie, acceptLanguage: headers.get('accept-language') });
}

// Only addresses of this installation, judged by the parsed URL.
function sameOrigin(url: string): string {
  const { publicUrl } = env();
  const target = URL.canParse(url, publicUrl) ? new URL(url, publicUrl) : undefined;
  return target?.origin === new URL(publicUrl).origin ? target.href : publicUrl;
}
