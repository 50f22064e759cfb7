import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Call = {
  method: string;
  query: URLSearchParams;
  path: string;
  body: unknown;
  headers: Headers;
  answer: (body: unknown, status?: number) => Promise<void>;
};
/** The calls so far, and an optional immediate response. */
export const server: { calls: Call[]; answerNow?: ((call: Call) => unknown) | undefined } = {
  calls: [],
};

/** Every call waits until the test answers it, unless `server.answerNow` does. */
export function answerCalls(): void {
  Object.assign(server, { calls: [], answerNow: undefined });
  vi.stubGlobal(
    'fetch',
    (address: string, init: RequestInit) =>
      new Promise<Response>((resolve) => {
        const url = new URL(address, 'http://x');
        const call: Call = {
          method: init.method ?? 'GET',
          query: url.searchParams,
          path: url.pathname,
          body: init.body ? JSON.parse(String(init.body)) : undefined,
          headers: new Headers(init.headers),
          answer: (body, status = 200) =>
            act(async () =>
              resolve(body instanceof Response ? body : Response.json(body, { status })),
            ),
        };
        server.calls.push(call);
        const body = server.answerNow?.(call);
        if (body !== undefined) resolve(body instanceof Response ? body : Response.json(body));
      }),
  );
}
export const last = (): Call => {
  const call = server.calls.at(-1);
  if (!call) throw new Error('Nothing was called.');
  return call;
};
