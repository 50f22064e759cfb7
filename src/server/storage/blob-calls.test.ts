import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { logger } from '../logging/logger';
import { bytesAt } from './blob-calls';

let answer: (response: ServerResponse) => void;
const server = createServer((_request, response) => answer(response));
const get = () => bytesAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterEach(() => void vi.restoreAllMocks());
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

it('does not wait for a store that is silent', async () => {
  vi.spyOn(logger, 'warn').mockReturnValue();
  const people = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(people.signal);
  answer = () => people.abort(new DOMException('', 'TimeoutError'));
  await expect(get()).rejects.toMatchObject({ code: 'storage_unavailable' });
});
