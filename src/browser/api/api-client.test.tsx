import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from './api-error';

const HINT = 'makerstep_signed_in';
const fetchMock = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const session = (token: string, minutes = 15) =>
  Response.json({ accessToken: { token, expires: inMinutes(minutes) } });
const refusal = (status: number, error: Record<string, unknown>, init: ResponseInit = {}) =>
  Response.json({ error }, { status, ...init });

async function load() {
  vi.resetModules();
  const [client, token, expired, texts] = await Promise.all([
    import('./api-client'),
    import('./session/access-token'),
    import('./session/session-expired'),
    import('./client-texts'),
  ]);
  texts.setClientTexts({
    unreachable: 'no way',
    timeout: 'too slow',
    failed: 'broken',
    otherPerson: 'somebody else',
  });
  return { ...client, ...(await import('./api-table')), ...token, ...expired };
}
const failure = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error('should fail');
    },
    (error: ApiError) => error,
  );
const bearerOf = (call: number) =>
  new Headers(fetchMock.mock.calls[call]?.[1]?.headers).get('Authorization');
const addressOf = (call: number) => fetchMock.mock.calls[call]?.[0];

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
  document.documentElement.lang = 'pt-BR';
});
afterEach(() => {
  document.cookie = `${HINT}=; Max-Age=0`;
  vi.useRealTimers();
});

describe('a visitor', () => {
  it('calls without a token and never requests a session', async () => {
    fetchMock.mockResolvedValue(Response.json({ views: 1 }));
    const { apiCall } = await load();
    expect(await apiCall('POST', '/projects/abc/view')).toEqual({ views: 1 });
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(addressOf(0)).toBe('/v1/projects/abc/view?lang=pt-BR');
    expect(bearerOf(0)).toBeNull();
  });

  it('sends bodies, queries and an idempotency key', async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
    const { apiCall } = await load();
    expect(
      await apiCall('POST', '/x', {
        body: { a: 1 },
        query: { page: 2, name: undefined },
        idempotencyKey: 'k',
      }),
    ).toBeUndefined();
    const init = fetchMock.mock.calls[0]?.[1];
    expect(addressOf(0)).toBe('/v1/x?lang=pt-BR&page=2');
    expect(init?.body).toBe('{"a":1}');
    expect(new Headers(init?.headers).get('Idempotency-Key')).toBe('k');
  });
});

describe('a table for spreadsheets', () => {
  it('is requested as CSV and comes with its file name', async () => {
    fetchMock.mockResolvedValue(
      new Response('day,views\r\n', {
        headers: {
          'Content-Type': 'text/csv',
          'Content-Disposition': 'attachment; filename="days.csv"',
        },
      }),
    );
    const { apiTable } = await load();
    const { blob, fileName } = await apiTable('/dashboard/analytics/days', {
      query: { startDate: 'x' },
    });
    expect([await blob.text(), fileName, addressOf(0)]).toEqual([
      'day,views\r\n',
      'days.csv',
      '/v1/dashboard/analytics/days?lang=pt-BR&startDate=x',
    ]);
    expect(new Headers(fetchMock.mock.calls[0]?.[1]?.headers).get('Accept')).toBe('text/csv');
  });

  it('throws the same API errors as other calls', async () => {
    fetchMock.mockResolvedValue(refusal(404, { code: 'project_not_found', message: 'Not there.' }));
    const { apiTable } = await load();
    expect(await failure(apiTable('/x'))).toMatchObject({
      code: 'project_not_found',
      message: 'Not there.',
    });
  });
});

describe('an answer without a body', () => {
  it('is a success', async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 202 }));
    const { apiCall } = await load();
    expect(await apiCall('POST', '/auth/forgot-password', { body: {} })).toBeUndefined();
  });
});

describe('a signed-in person', () => {
  beforeEach(() => {
    document.cookie = `${HINT}=1`;
  });

  it('reuses one token for many calls', async () => {
    fetchMock.mockImplementation(async (address) =>
      address === '/api/auth/session' ? session('one') : Response.json({}),
    );
    const { apiCall } = await load();
    await Promise.all([apiCall('GET', '/a'), apiCall('GET', '/b')]);
    await apiCall('GET', '/c');
    expect(
      fetchMock.mock.calls.filter(([address]) => address === '/api/auth/session'),
    ).toHaveLength(1);
    expect(bearerOf(3)).toBe('Bearer one');
  });

  it('renews a token with fewer than 30 seconds left, but not while the page unloads', async () => {
    const tokens = [session('old', 29 / 60), session('new')];
    fetchMock.mockImplementation(async (address) =>
      address === '/api/auth/session' ? (tokens.shift() ?? session('more')) : Response.json({}),
    );
    const { apiCall } = await load();
    await apiCall('GET', '/a');
    await apiCall('POST', '/b', { keepalive: true });
    await apiCall('GET', '/c');
    expect([bearerOf(1), bearerOf(2), bearerOf(4)]).toEqual([
      'Bearer old',
      'Bearer old',
      'Bearer new',
    ]);
  });

  it('retries once with a new token, then reports once that the session has expired', async () => {
    const tokens = ['one', 'two'];
    fetchMock.mockImplementation(async (address) =>
      address === '/api/auth/session'
        ? session(tokens.shift() ?? 'three')
        : refusal(401, { code: 'unauthenticated', message: 'A sua sessão expirou.' }),
    );
    const { apiCall, onSessionExpired } = await load();
    const listener = vi.fn();
    onSessionExpired(listener);
    const [first] = await Promise.all([
      failure(apiCall('GET', '/a')),
      failure(apiCall('GET', '/b')),
    ]);
    expect(first).toMatchObject({
      code: 'unauthenticated',
      status: 401,
      message: 'A sua sessão expirou.',
    });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it.each([['wrong_credentials'], ['provider_refused']])(
    'does not lose the session when a sign-in is refused: %s',
    async (code) => {
      fetchMock.mockImplementation(async (address) =>
        address === '/api/auth/session' ? session('one') : refusal(401, { code, message: 'no' }),
      );
      const { apiCall, onSessionExpired } = await load();
      const listener = vi.fn();
      onSessionExpired(listener);
      await failure(apiCall('DELETE', '/dashboard/user', { body: {} }));
      expect(listener).not.toHaveBeenCalled();
    },
  );
});

describe('a failure', () => {
  it('keeps the error details of the server', async () => {
    fetchMock.mockResolvedValue(
      Response.json(
        {
          error: { code: 'stale_version', message: 'Alguém alterou isto.' },
          current: { version: 3 },
        },
        { status: 409, headers: { 'Retry-After': '7' } },
      ),
    );
    const { apiCall } = await load();
    expect(await failure(apiCall('PATCH', '/x', { body: {} }))).toMatchObject({
      name: 'ApiError',
      code: 'stale_version',
      status: 409,
      message: 'Alguém alterou isto.',
      current: { version: 3 },
      retryAfterSeconds: 7,
      fields: {},
    });
  });

  it('has the messages of single fields', async () => {
    fetchMock.mockResolvedValue(
      refusal(422, { code: 'validation_failed', message: 'm', fields: { name: 'Digite o nome' } }),
    );
    const { apiCall } = await load();
    expect((await failure(apiCall('POST', '/x', { body: {} }))).fields).toEqual({
      name: 'Digite o nome',
    });
  });

  it('has a message when there is no connection, or a proxy answers', async () => {
    const { apiCall } = await load();
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await failure(apiCall('GET', '/x'))).toMatchObject({
      code: 'unreachable',
      status: 0,
      message: 'no way',
    });
    fetchMock.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await failure(apiCall('GET', '/x'))).toMatchObject({
      code: 'unreachable',
      status: 502,
      message: 'no way',
    });
    fetchMock.mockResolvedValueOnce(new Response('oops', { status: 500 }));
    expect(await failure(apiCall('GET', '/x'))).toMatchObject({
      code: 'internal',
      message: 'broken',
    });
  });

  it('comes after 30 seconds of waiting', async () => {
    vi.useFakeTimers();
    fetchMock.mockImplementation(() => new Promise(() => {}));
    const { apiCall } = await load();
    const failed = failure(apiCall('GET', '/x'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await failed).toMatchObject({ code: 'timeout', message: 'too slow' });
    expect(fetchMock.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('reports "aborted" when the caller aborted', async () => {
    fetchMock.mockImplementation(() => new Promise(() => {}));
    const { apiCall } = await load();
    const controller = new AbortController();
    const failed = failure(apiCall('GET', '/x', { signal: controller.signal }));
    controller.abort();
    expect(await failed).toMatchObject({ code: 'aborted' });
  });
});
