import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth, { type AuthOptions } from 'next-auth';
import type { BrowserCall } from './browser-call';

/** The response that next-auth wants to send. */
export type NextAuthResponse = {
  status: number;
  headers: Record<string, string>;
  setCookies: string[];
  body: unknown;
  location: string | undefined;
};

/**
 * Lets next-auth handle a request that was parsed and cleaned before. The caller sends the
 * response.
 */
export async function callNextAuth(
  { method, action, target, query, body, cookies, visitor }: BrowserCall,
  options: AuthOptions,
): Promise<NextAuthResponse> {
  const answer: NextAuthResponse = {
    status: 200,
    headers: {},
    setCookies: [],
    body: undefined,
    location: undefined,
  };
  const nextauth = target === undefined ? [action] : [action, target];
  const request = {
    method,
    query: { ...query, nextauth },
    body,
    cookies,
    headers: { 'user-agent': visitor.userAgent },
  };
  await (NextAuth(
    request as unknown as NextApiRequest,
    collect(answer) as unknown as NextApiResponse,
    options,
  ) as Promise<void>);
  return answer;
}

/** The subset of Next's older response API that next-auth uses. */
function collect(answer: NextAuthResponse) {
  const response = {
    status: (status: number) => {
      answer.status = status;
      return response;
    },
    getHeader: (name: string) =>
      name === 'Set-Cookie' ? answer.setCookies : answer.headers[name.toLowerCase()],
    setHeader: (name: string, value: string | string[]) => {
      if (name === 'Set-Cookie') answer.setCookies = [value].flat();
      else if (name === 'Location') answer.location = String(value);
      else answer.headers[name.toLowerCase()] = String(value);
      return response;
    },
    json: (body: unknown) => void (answer.body = body),
    send: (body: unknown) => void (answer.body = body),
    end: () => undefined,
  };
  return response;
}
