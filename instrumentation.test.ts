import { afterEach, expect, it, vi } from 'vitest';
import { publicRead } from '@/server/db/client';
import { withAnswerScope } from '@/server/cache/answer-scope';
import { withRequestId } from '@/server/logging/request-scope';
import { captureLog } from '@/testing/captured-log';
import { onRequestError } from './instrumentation';

const REQUEST = { path: '/auth/recovery?token=hidden', method: 'GET', headers: {} };
const CONTEXT = {
  routerKind: 'App Router',
  routePath: '/[locale]/auth/recovery',
  routeType: 'render',
  renderSource: 'react-server-components',
  revalidateReason: undefined,
} as const;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('an error of a page is logged with its request, and without its query', async () => {
  const log = captureLog();
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
  await withRequestId('id-of-one', async () =>
    onRequestError(new Error('broken page'), REQUEST, CONTEXT),
  );
  expect(log.lines()).toEqual([
    expect.objectContaining({
      level: 'error',
      event: 'page_failed',
      requestId: 'id-of-one',
      route: '/[locale]/auth/recovery',
      error: expect.stringMatching(/^Error: broken page\n/) as string,
    }),
  ]);
  expect(log.text()).not.toContain('hidden');
});

it('an unavailable database is logged as an outage, not as a bug', async () => {
  const log = captureLog();
  const hasOutage = await withAnswerScope(async (scope) => {
    const error = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    await onRequestError(error, REQUEST, CONTEXT);
    return scope.hasOutage;
  });
  expect([hasOutage, log.written]).toEqual([true, []]);
});

it('is recognised by its digest, the only part of a shared error that Next passes to other requests', async () => {
  const broken = publicRead(() =>
    Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })),
  );
  const { digest } = (await broken.catch((error: unknown) => error as { digest?: string })) as {
    digest?: string;
  };
  const hasOutage = await withAnswerScope(async (scope) => {
    const error = Object.assign(new Error('An error occurred in the Server Components render.'), {
      digest,
    });
    await onRequestError(error, REQUEST, CONTEXT);
    return scope.hasOutage;
  });
  expect(hasOutage).toBe(true);
});
