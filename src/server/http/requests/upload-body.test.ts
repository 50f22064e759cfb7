import { connect, type Socket } from 'node:net';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { validateStream } from '@/features/uploads/server/validate-stream';
import { AppError } from '@/shared/http/app-error';
import { startEchoServer } from '@/testing/stand-ins/echo-server';
import { nextHandler } from '@/testing/next-handler';
import { statusOf } from '@/testing/stand-ins/raw-http';

const MAX_BYTES = 2 * 1024 * 1024;
const PATIENCE = { timeout: 10_000 };

/** The result of each upload, in the order in which their handlers ended. */
const outcomes: string[] = [];

/** Reads the body as the product's own handler does. */
async function take(request: Request): Promise<Response> {
  let sizeBytes = 0;
  try {
    for await (const block of validateStream(request.body ?? new Blob([]).stream()))
      sizeBytes += block.length;
    outcomes.push(`taken ${sizeBytes}`);
    return Response.json({ sizeBytes });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    outcomes.push(error.code);
    return Response.json({ error: { code: error.code } }, { status: error.status });
  }
}

/** Takes an upload as a clip is taken, which is larger than a picture. */
async function takeAll(request: Request): Promise<Response> {
  try {
    return Response.json({ sizeBytes: (await request.arrayBuffer()).byteLength });
  } catch {
    return Response.json({}, { status: 408 });
  }
}

type HttpServer = Awaited<ReturnType<typeof startEchoServer>>;
const start = (pictureTimeoutMs?: number) =>
  startEchoServer({
    inner: nextHandler(take, () => ({})),
    ...(pictureTimeoutMs ? { uploadTimeoutMs: { picture: pictureTimeoutMs } } : {}),
  });
let http: HttpServer;
let jpeg: Buffer;
beforeAll(async () => {
  http = await start();
  jpeg = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c9542b' } })
    .jpeg()
    .toBuffer();
});
afterEach(() => void outcomes.splice(0));
afterAll(() => http.stop());

/** A client that sends piece by piece and collects the response. */
class Sender {
  answer = '';
  end: 'open' | 'closed' | 'reset' = 'open';
  private readonly socket: Socket;

  constructor(port: number, ...head: string[]) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.socket.on('data', (chunk) => {
      this.answer += chunk.toString('latin1');
    });
    this.socket.on('error', () => {
      this.end = 'reset';
    });
    this.socket.on('close', () => {
      if (this.end === 'open') this.end = 'closed';
    });
    this.send(
      [`PUT /uploads/1 HTTP/1.1`, 'Host: x', 'Content-Type: image/jpeg', ...head, '', ''].join(
        '\r\n',
      ),
    );
  }

  send(bytes: string | Buffer): void {
    this.socket.write(bytes);
  }

  chunk(bytes: Buffer): void {
    this.send(
      Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]),
    );
  }

  leave(): void {
    this.socket.destroy();
  }

  /** Waits for the whole answer. */
  async response(): Promise<string> {
    await vi.waitFor(() => expect(this.answer).toMatch(/\r\n\r\n[\s\S]*\}/), PATIENCE);
    return this.answer;
  }
}
const CHUNKED = 'Transfer-Encoding: chunked';
const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);

describe('the bytes of an upload', () => {
  it.each([
    ['with its length', 0],
    ['in chunks without a length', 60_000],
    ['in tiny chunks', 7],
  ])('arrive %s', async (_name, pieceBytes) => {
    const bytes = pieceBytes === 7 ? jpeg : padded(MAX_BYTES);
    const sender = new Sender(
      http.port,
      pieceBytes === 0 ? `Content-Length: ${bytes.length}` : CHUNKED,
    );
    if (pieceBytes === 0) sender.send(bytes);
    else
      for (let at = 0; at < bytes.length; at += pieceBytes)
        sender.chunk(bytes.subarray(at, at + pieceBytes));
    if (pieceBytes > 0) sender.send('0\r\n\r\n');
    expect(await sender.response()).toContain(`{"sizeBytes":${bytes.length}}`);
    sender.leave();
  });

  // security: 33
  it('are counted: one more than 2 MB is refused, and a client that still sends can read why', async () => {
    for (const head of [CHUNKED, `Content-Length: ${MAX_BYTES + 1}`]) {
      const sender = new Sender(http.port, head);
      if (head === CHUNKED) sender.chunk(padded(MAX_BYTES + 1));
      else sender.send(padded(MAX_BYTES + 1));
      const answer = await sender.response();
      expect([statusOf(answer), answer.includes('file_too_large'), sender.end], head).toEqual([
        413,
        true,
        'open',
      ]);
      sender.leave();
    }
    const declared = await fetch(`${http.url}/uploads/1`, {
      method: 'PUT',
      body: padded(MAX_BYTES + 100_000),
    });
    expect([declared.status, await declared.json()]).toMatchObject([
      413,
      { error: { code: 'file_too_large' } },
    ]);
  });

  // security: 57
  it('end at their declared length', async () => {
    const sender = new Sender(http.port, `Content-Length: ${jpeg.length}`);
    sender.send(
      Buffer.concat([
        jpeg,
        Buffer.from('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
      ]),
    );
    await sender.response();
    expect(outcomes).toEqual([`taken ${jpeg.length}`]);
    sender.leave();
  });

  it.each([
    [
      'no picture',
      'picture_unsupported',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    [
      'too large a picture',
      'picture_too_many_pixels',
      () =>
        Buffer.concat([
          jpeg.subarray(0, 2),
          Buffer.from([0xff, 0xc0, 0, 17, 8, 0xff, 0xff, 0xff, 0xff, 3, 0, 0, 0]),
        ]),
    ],
  ])(
    'are refused by what they are (%s) long before all have come; the connection lives on',
    async (_name, code, begin) => {
      for (const more of [[], ['Connection: close']]) {
        const sender = new Sender(http.port, `Content-Length: ${MAX_BYTES}`, ...more);
        const beginning = begin();
        sender.send(beginning);
        expect(await sender.response()).toContain(code);
        // A client that still sends is not reset, and the rest is discarded.
        for (let left = MAX_BYTES - beginning.length; left > 0; left -= 65_536)
          sender.send(Buffer.alloc(Math.min(left, 65_536)));
        if (more.length > 0) {
          await vi.waitFor(() => expect(sender.end).toBe('closed'), PATIENCE);
        } else {
          sender.answer = '';
          sender.send(
            `PUT /uploads/2 HTTP/1.1\r\nHost: x\r\nContent-Length: ${jpeg.length}\r\n\r\n`,
          );
          sender.send(jpeg);
          expect(await sender.response()).toContain(`{"sizeBytes":${jpeg.length}}`);
          expect(sender.end).toBe('open');
          sender.leave();
        }
      }
    },
  );

  it('that never end after a refusal close the connection', async () => {
    const sender = new Sender(http.port, CHUNKED);
    sender.chunk(Buffer.from('this is no picture at all'));
    await sender.response();
    const timer = setInterval(() => sender.chunk(Buffer.alloc(1024 * 1024)), 5);
    await vi.waitFor(() => expect(sender.end).not.toBe('open'), PATIENCE);
    clearInterval(timer);
  });

  it('that stop half-way end their handler', async () => {
    const sender = new Sender(http.port, `Content-Length: ${MAX_BYTES}`);
    sender.send(jpeg);
    await new Promise((resolve) => setTimeout(resolve, 50));
    sender.leave();
    await vi.waitFor(() => expect(outcomes).toEqual(['upload_incomplete']), PATIENCE);
  });

  // security: D3
  it.each([
    ['a picture', 408, () => jpeg],
    ['no picture', 422, () => Buffer.alloc(1000, 'x')],
  ])(
    'that come byte by byte (%s) end after their time, with an answer',
    async (_name, status, all) => {
      const impatient = await start(1_000);
      const senders = Array.from({ length: 20 }, () => new Sender(impatient.port, CHUNKED));
      let at = 0;
      const timer = setInterval(() => {
        const byte = all().subarray(at, (at += 1));
        for (const sender of senders) if (sender.end === 'open') sender.chunk(byte);
      }, 20);
      try {
        // Other requests are not delayed meanwhile.
        expect(
          await (
            await fetch(`${impatient.url}/uploads/1`, { method: 'PUT', body: padded(100_000) })
          ).json(),
        ).toEqual({ sizeBytes: 100_000 });
        for (const sender of senders) expect(statusOf(await sender.response())).toBe(status);
        await vi.waitFor(
          () => expect(senders.map(({ end }) => end)).not.toContain('open'),
          PATIENCE,
        );
      } finally {
        clearInterval(timer);
        await impatient.stop();
      }
    },
    30_000,
  );

  it.each([
    ['goes on while 2 MB arrive in the time of a picture', 700_000, '{"sizeBytes":5000000}'],
    ['ends where they do not', 100_000, '408'],
  ])('of a clip: it %s', async (_name, pieceBytes, expected) => {
    const clips = await startEchoServer({
      inner: nextHandler(takeAll, () => ({})),
      uploadTimeoutMs: { picture: 1_000 },
    });
    const sender = new Sender(clips.port, 'Content-Length: 5000000');
    let left = 5_000_000;
    const timer = setInterval(() => {
      const bytes = Math.min(left, pieceBytes);
      left -= bytes;
      if (bytes > 0 && sender.end === 'open') sender.send(Buffer.alloc(bytes));
    }, 200);
    try {
      expect(await sender.response()).toContain(expected);
    } finally {
      clearInterval(timer);
      sender.leave();
      await clips.stop();
    }
  });
});
