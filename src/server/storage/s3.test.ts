import { request as httpRequest } from 'node:http';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  vi,
} from 'vitest';
import { type S3StandIn, startS3 } from '@/testing/stand-ins/s3-stand-in';
import type { AppError } from '@/shared/http/app-error';
import { env } from '../env/env';
import { logger } from '../logging/logger';
import { s3Store } from './s3';
import { storageFailureWords } from './storage-error';
import { newStoreName } from './store-name';

const MINUTE_MS = 60_000;
const before = env().s3;
let storage: S3StandIn;
const configured = () => ({
  endpoint: storage.endpoint,
  bucket: storage.bucket,
  ...storage.keys,
  isPathStyle: true,
});
beforeAll(async () => {
  storage = await startS3();
});
beforeEach(() => {
  env().s3 = configured();
  storage.objects.clear();
  storage.calls.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  storage.fault = undefined;
  storage.aheadMs = 0;
});
afterAll(async () => {
  env().s3 = before;
  await storage.stop();
});

const full = (text: string) => new Map([['full', Buffer.from(text)]]);

describe('pictures in a bucket of S3', () => {
  it('are written whole, added to, read, listed and removed', async () => {
    const name = newStoreName();
    await s3Store.write(name, full('0123456789'));
    await s3Store.write(name, new Map([['480', Buffer.from('small')]]));
    expect([...storage.objects.keys()]).toEqual([
      `pictures/${name}/full.webp`,
      `pictures/${name}/480.webp`,
    ]);
    expect(storage.objects.get(`pictures/${name}/480.webp`)?.contentType).toBe('image/webp');
    expect([
      await s3Store.size(name, 'full'),
      await s3Store.size(name, '960'),
      (await s3Store.read(name, '480'))?.toString(),
      await s3Store.read(name, '960'),
      (await s3Store.variants(name)).sort(),
      await s3Store.list(),
    ]).toEqual([10, null, 'small', null, ['480', 'full'], { names: [name], next: undefined }]);
    await s3Store.remove(name);
    await s3Store.remove(name);
    expect([storage.objects.size, await s3Store.size(name, 'full')]).toEqual([0, null]);
  });

  it('are listed in pages', async () => {
    const names = Array.from({ length: 1_500 }, newStoreName);
    for (const name of names)
      storage.objects.set(`pictures/${name}/full.webp`, {
        bytes: Buffer.from('x'),
        contentType: 'image/webp',
      });
    const first = await s3Store.list();
    const second = await s3Store.list(first.next);
    expect([first.names.length, second.next]).toEqual([1_000, undefined]);
    expect([...first.names, ...second.names]).toEqual(names.sort());
  });

  it('have names that cannot leave their folder', async () => {
    storage.objects.set('secret.webp', { bytes: Buffer.from('secret'), contentType: '' });
    for (const name of ['../../secret', '..', '', 'p1700000000000-../../secret', '/etc/passwd']) {
      expect([await s3Store.read(name, 'full'), await s3Store.size(name, 'full')], name).toEqual([
        null,
        null,
      ]);
      await s3Store.remove(name);
      await expect(s3Store.write(name, full('x'))).rejects.toThrow('Not the name');
    }
    expect([await s3Store.read(newStoreName(), '../full'), storage.calls]).toEqual([null, []]);
  });

  it('are read from the bucket by its own host where that is configured', async () => {
    env().s3 = { ...configured(), endpoint: 'http://s3.test', isPathStyle: false };
    // No name server knows the host; the connection goes to the stand-in instead.
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const url = new URL(String(input));
      const headers = { ...Object.fromEntries(new Headers(init?.headers)), host: url.host };
      return new Promise((resolve, reject) => {
        const sent = httpRequest(
          `${storage.endpoint}${url.pathname}${url.search}`,
          { method: init?.method, headers },
          (answer) => {
            const parts: Buffer[] = [];
            answer.on('data', (part: Buffer) => parts.push(part));
            answer.on('end', () =>
              resolve(
                new Response(answer.statusCode === 204 ? null : Buffer.concat(parts), {
                  status: answer.statusCode ?? 0,
                }),
              ),
            );
          },
        );
        sent.on('error', reject).end(init?.body);
      });
    });
    const name = newStoreName();
    await s3Store.write(name, full('by host'));
    expect([...storage.objects.keys()]).toEqual([`pictures/${name}/full.webp`]);
    expect((await s3Store.read(name, 'full'))?.toString()).toBe('by host');
  });

  it('mark their bucket once', async () => {
    expect([await s3Store.mark('first'), await s3Store.mark('second')]).toEqual(['first', 'first']);
  });
});

describe('what keeps the bucket from working', () => {
  const unavailable = { code: 'storage_unavailable', status: 503 };
  let logged: MockInstance<typeof logger.warn>;
  beforeEach(() => {
    logged = vi.spyOn(logger, 'warn').mockReturnValue();
  });

  it.each([
    ['a wrong key', { accessKeyId: 'other' }, /InvalidAccessKeyId\. S3_ACCESS_KEY_ID is not known/],
    [
      'a wrong secret',
      { secretAccessKey: 'other' },
      /SignatureDoesNotMatch\. S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY do not belong together/,
    ],
    ['a missing bucket', { bucket: 'other' }, /NoSuchBucket\. There is no bucket other\. Create/],
    [
      'a name that no bucket has',
      { bucket: 'v1' },
      /InvalidBucketName\. There is no bucket v1\. C/,
    ],
    ['another region', { region: 'eu-test-2' }, /not in the region eu-test-2.*Correct S3_REGION/],
  ])('is said: %s', async (_, wrong, sentence) => {
    expect(await s3Store.problem?.()).toBeUndefined();
    env().s3 = { ...configured(), ...wrong };
    expect(await s3Store.problem?.()).toMatch(sentence);
    const name = newStoreName();
    for (const work of [
      () => s3Store.read(name, 'full'),
      () => s3Store.size(name, 'full'),
      () => s3Store.write(name, full('x')),
      () => s3Store.list(),
      () => s3Store.remove(name),
    ])
      await expect(work()).rejects.toMatchObject(unavailable);
    await expect(
      s3Store.list().catch((error: AppError) => storageFailureWords(error)),
    ).resolves.toMatch(sentence);
    expect(storage.objects.size).toBe(0);
    expect(logged).toHaveBeenCalledTimes(6);
    expect(logged).toHaveBeenCalledWith('s3_failed', { reason: expect.stringMatching(sentence) });
  });

  it('is said: an address where nothing listens', async () => {
    const gone = await startS3();
    await gone.stop();
    env().s3 = { ...configured(), endpoint: gone.endpoint };
    expect(await s3Store.problem?.()).toBe(
      `The storage at ${gone.endpoint} cannot be reached (ECONNREFUSED). Check S3_ENDPOINT and the network.`,
    );
    await expect(s3Store.read(newStoreName(), 'full')).rejects.toMatchObject(unavailable);
  });

  it('is said: a clock that is wrong', async () => {
    storage.aheadMs = -16 * MINUTE_MS;
    expect(await s3Store.problem?.()).toMatch(/RequestTimeTooSkewed\. The clock of this machine/);
    await expect(s3Store.read(newStoreName(), 'full')).rejects.toMatchObject(unavailable);
  });

  it('is said: no answer in time', async () => {
    const late = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    storage.fault = () => {
      late.abort(new DOMException('', 'TimeoutError'));
      return 'silent';
    };
    expect(await s3Store.problem?.()).toMatch(/did not answer in time\.$/);
  });

  it.each(['written', 'read'])(
    'is not the time that a large picture takes to be %s',
    async (way) => {
      // As if the time that people wait for an answer, the shortest, passed during the transfer.
      const people = new AbortController();
      const { timeout } = AbortSignal;
      let shortest = Infinity;
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        shortest = Math.min(shortest, ms);
        return ms === shortest ? people.signal : timeout.call(AbortSignal, ms);
      });
      await s3Store.list();
      const pass = () => people.abort(new DOMException('', 'TimeoutError'));
      const send = globalThis.fetch;
      vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
        if (way === 'written') pass();
        const answer = await send(input, init);
        const arrayBuffer = answer.arrayBuffer.bind(answer);
        return Object.assign(answer, {
          arrayBuffer: () => {
            if (way === 'read') pass();
            return arrayBuffer();
          },
        });
      });
      const [name, bytes] = [newStoreName(), Buffer.alloc(4_000_000, 1)];
      if (way === 'written') await s3Store.write(name, new Map([['full', bytes]]));
      else storage.objects.set(`pictures/${name}/full.webp`, { bytes, contentType: 'image/webp' });
      if (way === 'read') expect((await s3Store.read(name, 'full'))?.length).toBe(bytes.length);
      expect(storage.objects.get(`pictures/${name}/full.webp`)?.bytes.length).toBe(bytes.length);
    },
  );

  it('is tried once more when it may be gone by then', async () => {
    const name = newStoreName();
    let isFirst = true;
    storage.fault = () => {
      const fault = isFirst ? 'down' : undefined;
      isFirst = false;
      return fault;
    };
    await s3Store.write(name, full('kept'));
    expect(storage.calls).toHaveLength(2);
    storage.fault = 'down';
    await expect(s3Store.read(name, 'full')).rejects.toMatchObject(unavailable);
    expect(await s3Store.problem?.()).toMatch(/answered 500 InternalError\.$/);
  });
});
