import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCaches } from '@/testing/ui/fake-caches';
import { answerClip } from './answer-clip';
import type { FetchEvent } from './scope';

beforeEach(async () => {
  const caches = fakeCaches();
  await (await caches.open('guide')).put(
    '/files/clip',
    new Response('0123456789', { headers: { 'content-type': 'video/mp4' } }),
  );
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async () => new Response('network'));
});
afterEach(() => vi.unstubAllGlobals());

const ask = (path: string, range?: string) =>
  answerClip({
    request: new Request(`http://host${path}`, { headers: range ? { range } : {} }),
  } as unknown as FetchEvent);

it.each([
  ['bytes=0-', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=0-1', 206, '01', 'bytes 0-1/10'],
  ['bytes=4-99', 206, '456789', 'bytes 4-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  [undefined, 200, '0123456789', null],
])('answers %s from the kept clip', async (range, status, text, contentRange) => {
  const answer = await ask('/files/clip', range);
  expect([answer.status, await answer.text()]).toEqual([status, text]);
  expect(answer.headers.get('content-range')).toBe(contentRange);
  expect(answer.headers.get('content-type')).toBe('video/mp4');
});

it('leaves a clip that is not kept to the network', async () => {
  expect(await (await ask('/files/other', 'bytes=0-')).text()).toBe('network');
});
