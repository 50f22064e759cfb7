import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { fetchWithTimeout, withTimeout } from './with-timeout';

const late = () => new DOMException('', 'TimeoutError');
let answer: (response: ServerResponse) => void;
const server = createServer((_request, response) => answer(response));
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterEach(() => void vi.restoreAllMocks());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Calls `before` when the bytes of an answer are read. */
function whenRead(before: () => void): void {
  const { arrayBuffer } = Response.prototype;
  vi.spyOn(Response.prototype, 'arrayBuffer').mockImplementation(function read(this: Response) {
    before();
    return arrayBuffer.call(this);
  });
}

it('the bytes of a large picture may take longer than people wait for an answer', async () => {
  const people = new AbortController();
  let end = () => undefined as void;
  answer = (response) => {
    response.write('pic');
    end = () => void response.end('ture');
  };
  whenRead(() => {
    people.abort(late());
    end();
  });
  const { status, bytes } = await fetchWithTimeout(url(), {}, people.signal);
  expect([status, bytes.toString()]).toEqual([200, 'picture']);
});

it('bytes that do not end are given up, and the connection with them', async () => {
  const transfer = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(transfer.signal);
  let closed: Promise<unknown> | undefined;
  answer = (response) => {
    closed = once(response, 'close');
    response.write('pic');
  };
  whenRead(() => queueMicrotask(() => transfer.abort(late())));
  const never = new AbortController().signal;
  await expect(fetchWithTimeout(url(), {}, never)).rejects.toMatchObject({ name: 'TimeoutError' });
  await closed;
});

it('an answer that does not begin is given up, and its connection closed', async () => {
  const people = new AbortController();
  let closed: Promise<unknown> | undefined;
  answer = (response) => {
    closed = once(response, 'close');
    people.abort(late());
  };
  await expect(fetchWithTimeout(url(), {}, people.signal)).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  await closed;
  await expect(fetchWithTimeout(url(), {}, people.signal)).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

it('a client that does not heed its signal is not waited for, and may fail later', async () => {
  const people = new AbortController();
  let fail = (_error: Error) => undefined as void;
  const part = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const waiting = withTimeout(part, people.signal, new AbortController());
  people.abort(late());
  await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' });
  fail(new Error('late'));
});
