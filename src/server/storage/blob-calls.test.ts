import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { logger } from '../logging/logger';
import { bytesAt } from './blob-calls';

const PEOPLE_WAIT_MS = 10_000;
let answer: (response: ServerResponse) => void;
const server = createServer((_request, response) => answer(response));
const get = () => bytesAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('reads bytes, and knows missing ones, empty ones and failures', async () => {
  vi.spyOn(logger, 'warn').mockReturnValue();
  answer = (response) => response.end('picture');
  expect((await get())?.toString()).toBe('picture');
  answer = (response) => response.writeHead(404).end();
  expect(await get()).toBeNull();
  answer = (response) => response.writeHead(416).end();
  expect((await get())?.length).toBe(0);
  answer = (response) => response.writeHead(500).end();
  await expect(get()).rejects.toMatchObject({ code: 'storage_unavailable' });
});

it('lets a large picture take longer than people wait for an answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const send = globalThis.fetch;
  let end = () => undefined as unknown;
  answer = (response) => {
    response.write('pic');
    end = () => response.end('ture');
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const found = await send(input, init);
    const arrayBuffer = found.arrayBuffer.bind(found);
    return Object.assign(found, {
      arrayBuffer: () => {
        vi.advanceTimersByTime(PEOPLE_WAIT_MS);
        end();
        return arrayBuffer();
      },
    });
  });
  expect((await get())?.toString()).toBe('picture');
});

it('does not wait for a store that is silent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(logger, 'warn').mockReturnValue();
  answer = () => vi.advanceTimersByTime(PEOPLE_WAIT_MS);
  await expect(get()).rejects.toMatchObject({ code: 'storage_unavailable' });
});
