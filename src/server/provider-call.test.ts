import { afterEach, expect, it, vi } from 'vitest';
import { logger } from './logging/logger';
import { callProvider } from './provider-call';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const refusal = async (body: string) => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue(undefined);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 400 })));
  const address = new URL('https://sign-in.example/token?access_token=secret');
  await expect(callProvider(address)).rejects.toThrow('provider_refused');
  return warn.mock.calls;
};

it('logs why a provider refuses, by its error code only', async () => {
  const body = { error: 'invalid_client', error_description: 'The secret is abc.' };
  expect(await refusal(JSON.stringify(body))).toEqual([
    [
      'provider_call_refused',
      { provider: 'sign-in.example', status: 400, error: 'invalid_client' },
    ],
  ]);
});

it.each([
  '',
  '<html>',
  'null',
  '{"error":{"message":"a token"}}',
  '{"error":"the code abc-123 is over"}',
  `{"error":"${'x'.repeat(41)}"}`,
])('logs nothing else of the answer: %s', async (body) => {
  expect(await refusal(body)).toEqual([
    ['provider_call_refused', { provider: 'sign-in.example', status: 400, error: undefined }],
  ]);
});
