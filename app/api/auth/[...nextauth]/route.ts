import NextAuth from 'next-auth';
import { authOptions } from '@/features/auth/next-auth';
import { sessionHintOf } from '@/features/auth/model/session-hint';

type Context = { params: Promise<{ nextauth: string[] }> };

const nextAuth = NextAuth(authOptions) as (request: Request, context: Context) => Promise<Response>;

async function handler(request: Request, context: Context): Promise<Response> {
  const response = await nextAuth(request, context);
  const hint = sessionHintOf(response.headers.getSetCookie());
  if (hint) response.headers.append('Set-Cookie', hint);
  return response;
}

export { handler as GET, handler as POST };
