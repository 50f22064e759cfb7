import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { TEST_TIMEOUT_MS } from '@/testing/test-timeout';
import { forgetAccessToken } from '../api/session/access-token';
import { ApiError } from '../api/api-error';
import { storeParcel, storedParcel, storedParcels } from './outbox';
import { hasParcels } from './outbox-addresses';
import { OutboxSender } from './outbox-sender';
import { postRecord, postSubmission, sendOutbox } from './send-outbox';

type Answer = () => Response;
const ok: Answer = () => Response.json({}, { status: 201 });
const refused =
  (status: number, code: string, fields?: object, headers: Record<string, string> = {}): Answer =>
  () =>
    Response.json({ error: { code, message: `refused: ${code}`, fields } }, { status, headers });
const noNetwork: Answer = () => {
  throw new TypeError('Failed to fetch');
};

let answers: Answer[];
let sent: {
  path: string;
  body: unknown;
  key: string | null;
  token: string | null;
  keepalive: boolean | undefined;
}[];
let signedInAs: string | undefined;
let warned: MockInstance;
const tokenOf = (account: string) =>
  `head.${btoa(JSON.stringify({ sub: account })).replaceAll('=', '')}.sign`;

beforeEach(() => {
  localStorage.clear();
  answers = [];
  sent = [];
  signedInAs = undefined;
  forgetAccessToken();
  document.cookie = 'makerstep_signed_in=; Max-Age=0';
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string, init: RequestInit = {}) => {
      if (address === '/api/auth/session')
        return Response.json(
          signedInAs
            ? {
                accessToken: {
                  token: tokenOf(signedInAs),
                  expires: new Date(Date.now() + 600_000).toISOString(),
                },
              }
            : {},
        );
      const headers = new Headers(init.headers);
      sent.push({
        path: address,
        body: JSON.parse(String(init.body)),
        key: headers.get('idempotency-key'),
        token: headers.get('authorization'),
        keepalive: init.keepalive,
      });
      return (answers.shift() ?? ok)();
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const signIn = (account: string) => {
  signedInAs = account;
  forgetAccessToken();
  document.cookie = 'makerstep_signed_in=1';
};
const BODY = { rating: 4 };

describe('submissions', () => {
  it('are sent under their id, and nothing stays stored', async () => {
    expect(await postSubmission('k1', '/projects/x/feedback', BODY)).toBe('sent');
    expect(sent).toMatchObject([{ path: '/v1/projects/x/feedback', body: BODY, key: 'k1' }]);
    expect(hasParcels()).toBe(false);
  });

  it.each([
    ['offline', () => noNetwork, 'kept'],
    ['patient, where too many were sent', () => refused(429, 'too_many_requests'), 'later'],
  ])('are stored when %s, and sent later, under the same id', async (_, answer, outcome) => {
    answers = [answer()];
    expect(await postSubmission('k1', '/projects/x/feedback', BODY, { isPatient: true })).toBe(
      outcome,
    );
    expect(await sendOutbox()).toEqual({ sent: 1, refused: [], retryAfterMs: undefined });
    expect(sent.map(({ key }) => key)).toEqual(['k1', 'k1']);
    expect(await sendOutbox()).toMatchObject({ sent: 0 });
    expect(sent).toHaveLength(2);
  });

  it.each([
    [422, 'validation_failed'],
    [404, 'project_not_found'],
    [429, 'too_many_requests'],
    [503, 'database_unavailable'],
  ])('stay in the form when the server answers %s', async (status, code) => {
    answers = [refused(status, code)];
    await expect(postSubmission('k1', '/projects/x/feedback', BODY)).rejects.toMatchObject({
      message: `refused: ${code}`,
    });
    expect(hasParcels()).toBe(false);
  });

  it('are not reported as stored when storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full');
    });
    answers = [noNetwork];
    await expect(postSubmission('k1', '/projects/x/feedback', BODY)).rejects.toBeInstanceOf(
      ApiError,
    );
    vi.restoreAllMocks();
  });

  it('are sent later for the account that wrote them, or for none', async () => {
    signIn('ana');
    answers = [noNetwork];
    await postSubmission('k1', '/projects/x/feedback', BODY);
    expect(storedParcel('k1')?.account).toBe('ana');
    await sendOutbox();
    answers = [noNetwork];
    await postSubmission('k2', '/projects/x/feedback', BODY);
    signIn('bea');
    await sendOutbox();
    const ana = `Bearer ${tokenOf('ana')}`;
    expect(sent.map(({ key, token }) => [key, token])).toEqual([
      ['k1', ana],
      ['k1', ana],
      ['k2', ana],
      ['k2', null],
    ]);
  });

  it('of a visitor are never sent for an account that signs in afterwards', async () => {
    answers = [noNetwork];
    await postSubmission('k1', '/projects/x/feedback', BODY);
    signIn('bea');
    await sendOutbox();
    expect(sent.map(({ token }) => token)).toEqual([null, null]);
  });
});

describe('a waiting parcel', () => {
  it('is dropped when the server will never accept it, and stays when it may', async () => {
    storeParcel('gone', { kind: 'words', path: '/a', body: {}, account: null });
    storeParcel('busy', { kind: 'words', path: '/b', body: {}, account: null });
    storeParcel('visit', { kind: 'record', path: '/c', body: {}, account: null });
    answers = [
      refused(404, 'project_not_found'),
      refused(429, 'too_many_requests', undefined, { 'Retry-After': '90' }),
    ];
    expect(await sendOutbox()).toEqual({
      sent: 0,
      refused: ['refused: project_not_found'],
      retryAfterMs: 90_000,
    });
    expect(storedParcels().map(({ id }) => id)).toEqual(['busy']);
    // The limit for submissions does not apply to records.
    expect(sent.map(({ path }) => path)).toEqual(['/v1/a', '/v1/b', '/v1/c']);
  });

  it.each([
    ['offline', noNetwork],
    ['the server fails', refused(503, 'database_unavailable')],
  ])('keeps waiting when %s', async (_, answer) => {
    storeParcel('a', { kind: 'words', path: '/a', body: {}, account: null });
    storeParcel('b', { kind: 'words', path: '/b', body: {}, account: null });
    answers = [answer];
    expect((await sendOutbox()).retryAfterMs).toBe(0);
    expect(sent).toHaveLength(1);
    expect(storedParcels()).toHaveLength(2);
  });

  it('is sent by one tab of several', async () => {
    const held = new Set<string>();
    vi.stubGlobal('navigator', {
      ...navigator,
      onLine: true,
      locks: {
        request: async (
          name: string,
          options: LockOptions,
          run: (lock: object | null) => Promise<unknown>,
        ) => {
          if (held.has(name)) return run(null);
          held.add(name);
          return run({}).finally(() => held.delete(name));
        },
      },
    });
    storeParcel('a', { kind: 'words', path: '/a', body: {}, account: null });
    const deliveries = await Promise.all([sendOutbox(), sendOutbox()]);
    expect(deliveries.map((delivery) => delivery.sent).sort()).toEqual([0, 1]);
    expect(sent).toHaveLength(1);
  });

  it('is sent even if invalid entries are stored with it', async () => {
    for (const junk of ['{', 'null', '7', '{"kind":"words"}'])
      localStorage.setItem(`makerstep_outbox_1/${junk.length}`, junk);
    expect(await sendOutbox()).toMatchObject({ sent: 0 });
    expect(hasParcels()).toBe(false);
  });
});

describe('the record of a visit', () => {
  it('is stored first, sent with keepalive, and deleted when accepted', async () => {
    const posting = postRecord('s1', '/projects/x/analytics', { steps: [] }, { isLeaving: true });
    expect(storedParcel('s1')).toMatchObject({ kind: 'record', path: '/projects/x/analytics' });
    await posting;
    expect(sent).toMatchObject([{ key: null, keepalive: true }]);
    expect(hasParcels()).toBe(false);
  });

  it('waits when it fails, and is replaced by a later one', async () => {
    answers = [noNetwork];
    await postRecord('s1', '/p', { n: 1 }, { isLeaving: true });
    answers = [noNetwork];
    await postRecord('s1', '/p', { n: 2 }, { isLeaving: false });
    expect(storedParcels().map(({ body }) => body)).toEqual([{ n: 2 }]);
    await sendOutbox();
    expect(sent.at(-1)?.body).toEqual({ n: 2 });
  });

  it('is sent without steps that were deleted or moved since', async () => {
    answers = [
      refused(422, 'validation_failed', { 'steps.1.stepId': 'no step', 'steps.3.step': 'moved' }),
    ];
    await postRecord(
      's1',
      '/p',
      { duration: 9, steps: ['a', 'b', 'c', 'd'] },
      { isLeaving: false },
    );
    expect(sent.map(({ body }) => body)).toEqual([
      { duration: 9, steps: ['a', 'b', 'c', 'd'] },
      { duration: 9, steps: ['a', 'c'] },
    ]);
    expect(hasParcels()).toBe(false);
  });

  it('is only logged when it is refused', async () => {
    answers = [refused(422, 'validation_failed', { duration: 'wrong' })];
    await postRecord('s1', '/p', {}, { isLeaving: false });
    expect(warned).toHaveBeenCalledWith(
      'The record of this visit was not sent.',
      'refused: validation_failed',
    );
    expect(hasParcels()).toBe(false);
  });

  it('goes as a JSON beacon where keepalive is not supported', async () => {
    class OldRequest {}
    const sendBeacon = vi.fn((_address: string, _body: Blob) => true);
    vi.stubGlobal('Request', OldRequest);
    vi.stubGlobal('navigator', { ...navigator, sendBeacon });
    await postRecord('s1', '/p', { n: 1 }, { isLeaving: true });
    expect([sendBeacon.mock.calls[0]?.[0], sendBeacon.mock.calls[0]?.[1].type]).toEqual([
      '/v1/p',
      'application/json',
    ]);
    // There was no response: it is sent once more, which changes nothing.
    expect(hasParcels()).toBe(true);
  });
});

describe('the sender on every page', () => {
  it('sends on opening and when the network is back, and says so', async () => {
    storeParcel('a', { kind: 'words', path: '/a', body: {}, account: null });
    answers = [noNetwork, ok, refused(404, 'project_not_found')];
    renderUi(<OutboxSender />);
    await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: TEST_TIMEOUT_MS });
    await vi.waitFor(() => expect(storedParcels()).toHaveLength(1), { timeout: TEST_TIMEOUT_MS });
    storeParcel('b', { kind: 'words', path: '/b', body: {}, account: null });
    await vi.waitFor(
      () => {
        act(() => void window.dispatchEvent(new Event('online')));
        expect(sent).toHaveLength(3);
      },
      { timeout: TEST_TIMEOUT_MS },
    );
    expect(await screen.findByText('What was kept on this device has now been sent.')).toBeTruthy();
    expect(await screen.findByText('refused: project_not_found')).toBeTruthy();
  });

  it('sends no request when nothing waits or when offline', async () => {
    renderUi(<OutboxSender />);
    vi.stubGlobal('navigator', { ...navigator, onLine: false });
    storeParcel('a', { kind: 'words', path: '/a', body: {}, account: null });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(sent).toEqual([]);
  });
});
