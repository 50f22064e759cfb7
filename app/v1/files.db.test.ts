import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/shared/http/app-error';
import { servePicture } from '@/server/storage/picture-response';
import { pictureStore } from '@/server/storage/store';
import { storeNameOf } from '@/server/storage/store-names';
import { call } from '@/testing/api';
import { startEchoServer } from '@/testing/stand-ins/echo-server';
import { buildProject } from '@/testing/database/factories';
import { sendRaw } from '@/testing/stand-ins/raw-http';
import { GET, HEAD } from '../files/[...path]/route';
import { upload } from './_testing/uploads';
import { PATCH as patchStep } from './dashboard/projects/[id]/steps/[stepId]/route';

const VARIANT = '/96';
let http: Awaited<ReturnType<typeof startEchoServer>>;
let built: Awaited<ReturnType<typeof buildProject>>;
let key: string;
let bytes: Buffer;

beforeAll(async () => {
  http = await startEchoServer({ servePicture });
});
beforeEach(async () => {
  built = await buildProject({ steps: 1 });
  key = await upload(built.creator);
  const name = (await storeNameOf(key)) ?? '';
  await pictureStore().write(
    name,
    new Map([
      [
        VARIANT.slice(1),
        await sharp({ create: { width: 96, height: 72, channels: 3, background: '#456' } })
          .webp()
          .toBuffer(),
      ],
    ]),
  );
  bytes = (await pictureStore().read(name, 'full')) ?? Buffer.alloc(0);
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => http.stop());

const ask = (
  headers: Record<string, string> = {},
  { path = `/files/${key}`, method = 'GET' } = {},
) => fetch(http.url + path, { method, headers: { 'accept-encoding': 'identity', ...headers } });
const bodyOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('a stored picture', () => {
  it('is served whole, cacheable for ever, from a path that can run nothing', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'accept-ranges': 'bytes',
      'content-disposition': 'inline; filename="picture.webp"',
    });
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(await bodyOf(answer)).toEqual(bytes);
  });

  it('is served in its smaller widths, each with its own ETag', async () => {
    const [whole, small] = [await ask(), await ask({}, { path: `/files/${key}${VARIANT}` })];
    expect((await sharp(await bodyOf(small)).metadata()).width).toBe(96);
    expect(small.headers.get('etag')).not.toBe(whole.headers.get('etag'));
  });

  it('answers HEAD with the headers and no body', async () => {
    const [head, get] = [
      await sendRaw(
        http.port,
        `HEAD /files/${key} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      ),
      await ask(),
    ];
    expect(head).toMatch(/^HTTP\/1.1 200 /);
    for (const name of ['content-length', 'etag', 'content-type', 'cache-control'])
      expect(head.toLowerCase()).toContain(`${name}: ${get.headers.get(name)?.toLowerCase()}\r\n`);
    expect(head.endsWith('\r\n\r\n')).toBe(true);
  });

  it('is not sent again to a client that has it', async () => {
    const etag = (await ask()).headers.get('etag') ?? '';
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await ask({ 'if-none-match': tags, range: 'bytes=0-1' });
      expect(
        [answer.status, answer.headers.get('etag'), (await bodyOf(answer)).length],
        tags,
      ).toEqual([304, etag, 0]);
      expect(answer.headers.get('cache-control')).toContain('immutable');
    }
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is sent in ranges that add up to the whole', async () => {
    const etag = (await ask()).headers.get('etag') ?? '';
    const first = await ask({ range: 'bytes=0-9' });
    const rest = await ask({ range: 'bytes=10-', 'if-range': etag });
    expect([
      first.status,
      first.headers.get('content-range'),
      first.headers.get('content-length'),
    ]).toEqual([206, `bytes 0-9/${bytes.length}`, '10']);
    expect([rest.status, rest.headers.get('etag')]).toEqual([206, etag]);
    expect(Buffer.concat([await bodyOf(first), await bodyOf(rest)])).toEqual(bytes);
    expect(await bodyOf(await ask({ range: 'bytes=-4' }))).toEqual(bytes.subarray(-4));
  });

  it('is sent whole for several ranges, or ranges of other bytes', async () => {
    for (const headers of [
      { range: 'bytes=0-1,4-5' },
      { range: 'bytes=0-1', 'if-range': '"other"' },
      { range: 'pages=1' },
    ] as Record<string, string>[]) {
      const answer = await ask(headers);
      expect([answer.status, (await bodyOf(answer)).length]).toEqual([200, bytes.length]);
    }
  });

  it('has no range beyond its end', async () => {
    const answer = await ask({ range: `bytes=${bytes.length}-` });
    expect([
      answer.status,
      answer.headers.get('content-range'),
      answer.headers.get('cache-control'),
    ]).toEqual([416, `bytes */${bytes.length}`, 'no-store']);
  });
});

describe('a missing picture', () => {
  // security: 37
  it.each([
    '/files/',
    '/files/x',
    '/files/1700000000000-aaaaaaaaaaaaaaaaaaaaaaaa',
    '/files/..%2f..%2fpackage.json',
  ])('%s is a 404 that nobody keeps', async (path) => {
    const answer = await ask({ 'if-none-match': '*' }, { path });
    expect([
      answer.status,
      answer.headers.get('cache-control'),
      answer.headers.get('content-type'),
    ]).toEqual([404, 'no-store', 'text/plain; charset=utf-8']);
  });

  it.each(['/97', '/full', '/096', '/96/', '/96/1', '/..', '/99999'])(
    'has no variant %s',
    async (variant) => {
      expect(await servePicture(`/files/${key}${variant}`, {})).toMatchObject({
        status: 404,
        headers: { 'Cache-Control': 'no-store' },
      });
    },
  );

  it('is gone at once when it was removed, also for a client with its ETag', async () => {
    const mine = await upload(built.creator);
    const as = {
      token: built.creator.token,
      method: 'PATCH',
      params: { id: built.project.id, stepId: built.project.steps[0]?.id ?? '' },
    };
    expect(
      (await call(patchStep, { ...as, body: { file: { name: 'p.png', url: mine } } })).status,
    ).toBe(200);
    const etag = (await ask({}, { path: `/files/${mine}` })).headers.get('etag') ?? '';
    expect((await call(patchStep, { ...as, body: { file: null } })).status).toBe(200);
    expect((await ask({ 'if-none-match': etag }, { path: `/files/${mine}` })).status).toBe(404);
  });

  it('is distinguished from a temporary read error', async () => {
    const other = await upload(built.creator);
    vi.spyOn(pictureStore(), 'read').mockRejectedValue(new AppError('overloaded'));
    const answer = await ask({}, { path: `/files/${other}` });
    expect([
      answer.status,
      answer.headers.get('retry-after'),
      answer.headers.get('cache-control'),
    ]).toEqual([503, '5', 'no-store']);
    vi.restoreAllMocks();
    expect((await ask({}, { path: `/files/${other}` })).status).toBe(200);
  });
});

it('cannot be written', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    expect((await ask({}, { method })).status, method).toBe(405);
});

it('concurrent requests for the same picture read it once', async () => {
  const other = await upload(built.creator);
  await storeNameOf(other);
  const read = vi.spyOn(pictureStore(), 'read');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ask({}, { path: `/files/${other}` })),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(read).toHaveBeenCalledOnce();
});

it('Next answers the same without the HTTP server in front', async () => {
  const address = `https://makerstep.example/files/${key}`;
  const [whole, part, head, unknown] = [
    await GET(new Request(address)),
    await GET(new Request(address, { headers: { range: 'bytes=0-9' } })),
    await HEAD(new Request(address, { method: 'HEAD' })),
    await GET(new Request(`${address}/97`)),
  ];
  expect([whole.status, part.status, head.status, unknown.status]).toEqual([200, 206, 200, 404]);
  expect([await bodyOf(whole), await bodyOf(part), (await bodyOf(head)).length]).toEqual([
    bytes,
    bytes.subarray(0, 10),
    0,
  ]);
  expect(whole.headers.get('etag')).toBe((await ask()).headers.get('etag'));
  expect(whole.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
});
