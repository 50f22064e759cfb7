import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEchoServer } from '@/testing/stand-ins/echo-server';
import { sendRaw, statusOf } from '@/testing/stand-ins/raw-http';

type Running = Awaited<ReturnType<typeof startEchoServer>>;
let http: Running;
const raw = (...lines: string[]) => sendRaw(http.port, `${lines.join('\r\n')}\r\n\r\n`);

beforeAll(async () => {
  http = await startEchoServer();
});
afterAll(() => http.stop());

describe('bodies', () => {
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${http.url}/v1/x`, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  it('takes 256 kB and refuses more, declared or not', async () => {
    expect((await post('a'.repeat(256 * 1024))).status).toBe(200);
    const declared = await post('a'.repeat(3_000_000));
    expect(declared.status).toBe(413);
    expect(await declared.json()).toMatchObject({ error: { code: 'body_too_large' } });
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(Buffer.alloc(64 * 1024)),
    });
    const chunked = await post(endless).then(
      (answer) => answer.status,
      () => 'closed',
    );
    expect([413, 'closed']).toContain(chunked);
  });
  it('refuses a chunked body over the limit before it ends', async () => {
    const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
    const answer = await sendRaw(
      http.port,
      `POST /v1/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(6)}`,
    );
    expect(statusOf(answer)).toBe(413);
  });
  it('forwards a chunked body as a whole', async () => {
    const answer = await raw(
      'POST /v1/x HTTP/1.1',
      'Host: x',
      'Connection: close',
      'Transfer-Encoding: chunked',
      '',
      '3',
      'abc',
      '2',
      'de',
      '0',
    );
    expect(answer).toContain('"body":"abcde"');
    expect(answer).not.toContain('transfer-encoding');
  });
  it('forwards the body of a DELETE', async () => {
    const answer = await fetch(`${http.url}/v1/x`, {
      method: 'DELETE',
      body: '{"currentPassword":"x"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(await answer.json()).toMatchObject({
      method: 'DELETE',
      body: '{"currentPassword":"x"}',
    });
  });
  // security: 51
  it('refuses compressed bodies', async () => {
    expect((await post('x', { 'content-encoding': 'gzip' })).status).toBe(415);
  });
  it('streams uploads to their handler', async () => {
    const answer = await fetch(`${http.url}/uploads/1`, {
      method: 'PUT',
      body: 'a'.repeat(2 * 1024 * 1024),
    });
    expect(answer.status).toBe(200);
    expect(
      (await fetch(`${http.url}/uploads/1`, { method: 'PUT', body: 'a'.repeat(8_500_000) })).status,
    ).toBe(413);
  });
  // security: 57
  it.each([
    [
      'two lengths',
      'POST /v1/x HTTP/1.1',
      'Host: x',
      'Content-Length: 1',
      'Content-Length: 2',
      '',
      'a',
    ],
    [
      'a length and chunks',
      'POST /v1/x HTTP/1.1',
      'Host: x',
      'Content-Length: 5',
      'Transfer-Encoding: chunked',
      '',
      '0',
    ],
    ['bad chunks', 'POST /v1/x HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked', '', 'zz', 'a'],
    [
      'the same length twice',
      'POST /v1/x HTTP/1.1',
      'Host: x',
      'Content-Length: 1',
      'Content-Length: 1',
      '',
      'a',
    ],
    ['a list of lengths', 'POST /v1/x HTTP/1.1', 'Host: x', 'Content-Length: 1, 1', '', 'a'],
    ['a length with a sign', 'POST /v1/x HTTP/1.1', 'Host: x', 'Content-Length: +1', '', 'a'],
    ['a negative length', 'POST /v1/x HTTP/1.1', 'Host: x', 'Content-Length: -1', '', 'a'],
    [
      'chunks that are not the last coding',
      'POST /v1/x HTTP/1.1',
      'Host: x',
      'Transfer-Encoding: chunked, identity',
      '',
      '0',
    ],
    ['an unknown coding', 'POST /v1/x HTTP/1.1', 'Host: x', 'Transfer-Encoding: xchunked', '', '0'],
    [
      'two codings',
      'POST /v1/x HTTP/1.1',
      'Host: x',
      'Transfer-Encoding: chunked',
      'Transfer-Encoding: identity',
      '',
      '0',
    ],
    [
      'a blank before the colon',
      'POST /v1/x HTTP/1.1',
      'Host: x',
      'Transfer-Encoding : chunked',
      '',
      '0',
    ],
    ['a folded header', 'POST /v1/x HTTP/1.1', 'Host: x', 'X-Y: a', ' Content-Length: 5', '', ''],
    [
      'a chunk longer than it says',
      'POST /v1/x HTTP/1.1',
      'Host: x',
      'Transfer-Encoding: chunked',
      '',
      '1',
      'abc',
      '0',
    ],
    ['no host', 'GET / HTTP/1.1'],
    ['two hosts', 'GET / HTTP/1.1', 'Host: x', 'Host: y'],
  ])('refuses %s', async (_name, ...lines) => {
    const answer = await raw(...lines);
    expect(statusOf(answer)).toBe(400);
    expect(answer).toContain('X-Content-Type-Options: nosniff');
  });
  // security: 57
  it('reads nothing after rejected framing as another request', async () => {
    const hidden = 'GET /v1/hidden HTTP/1.1\r\nHost: x\r\n\r\n';
    for (const framing of [
      'Content-Length: 4\r\nTransfer-Encoding: chunked',
      `Content-Length: 0\r\nContent-Length: ${hidden.length}`,
      'Transfer-Encoding : chunked',
    ]) {
      const answer = await sendRaw(
        http.port,
        `POST /v1/x HTTP/1.1\r\nHost: x\r\n${framing}\r\n\r\n0\r\n\r\n${hidden}`,
      );
      expect(
        [statusOf(answer), answer.match(/HTTP\/1\.1/g)?.length, answer.includes('hidden')],
        framing,
      ).toEqual([400, 1, false]);
    }
  });
});
