import { CLIENT_IP_HEADER } from '@/shared/http/headers';

/** A route handler as Next calls it. */
export type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>;

/** The request and its caller. */
export type CallOptions = {
  method?: string;
  /** Sent as JSON; `raw` sends text or bytes unchanged. */
  body?: unknown;
  raw?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  token?: string | undefined;
  params?: Record<string, string>;
  query?: Record<string, string> | string;
  headers?: Record<string, string>;
  /** The client IP, as the HTTP server would set it. */
  address?: string;
  path?: string;
};

/** A response. The body is the parsed JSON, or the bytes of a file; undefined when empty. */
export type Answer = { status: number; body: ReturnType<typeof JSON.parse>; headers: Headers };

type Look = (
  handler: Handler,
  method: string,
  answer: { status: number; headers: Headers; text: string },
) => Promise<void>;
let look: Look | undefined;

/** Checks every response before the test gets it. */
export function onEachResponse(looking: Look): void {
  look = looking;
}

/** Calls a route handler as a function, with a real Request and without a server. */
export async function call(handler: Handler, options: CallOptions = {}): Promise<Answer> {
  const { body, raw, token, params = {}, query, address = '192.0.2.1' } = options;
  const hasBody = body !== undefined || raw !== undefined;
  const method = options.method ?? (hasBody ? 'POST' : 'GET');
  const path = options.path ?? `/v1/${Object.values(params).join('/')}`;
  const request = new Request(
    `http://localhost:3000${path}${query ? `?${new URLSearchParams(query)}` : ''}`,
    {
      method,
      headers: {
        [CLIENT_IP_HEADER]: address,
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...options.headers,
      },
      ...(hasBody ? { body: raw ?? JSON.stringify(body), duplex: 'half' as const } : {}),
    },
  );
  const response = await handler(request, { params: Promise.resolve(params) });
  const bytes = Buffer.from(await response.arrayBuffer());
  await look?.(handler, method, {
    status: response.status,
    headers: response.headers,
    text: bytes.toString(),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: bytes.length === 0 ? undefined : isJson(response) ? JSON.parse(bytes.toString()) : bytes,
  };
}

const isJson = ({ headers }: Response) => /\bjson\b/.test(headers.get('content-type') ?? '');

/**
 * Retries while the response is 'try again in a moment', as clients do; a busy machine may answer
 * so to many concurrent calls.
 */
export async function untilServed(ask: () => Promise<Answer>, attempts = 20): Promise<Answer> {
  const answer = await ask();
  return answer.status === 503 && attempts > 1 ? untilServed(ask, attempts - 1) : answer;
}
