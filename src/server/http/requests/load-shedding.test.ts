import { afterEach, describe, expect, it, vi } from 'vitest';
import { startEchoServer } from '@/testing/stand-ins/echo-server';
import { ConcurrencyLimit } from './load-shedding';

const LIMITS = { atOnce: 2, waitMs: 1_000 };
afterEach(() => {
  vi.useRealTimers();
});

describe('a concurrency limit', () => {
  it('runs a limited number at once, and the others in the order of arrival', async () => {
    const limit = new ConcurrencyLimit(LIMITS);
    const release = await limit.enter();
    await limit.enter();
    const order: string[] = [];
    const others = ['third', 'fourth'].map((name) =>
      limit.enter().then((out) => {
        order.push(name);
        return out;
      }),
    );
    expect(order).toEqual([]);
    release?.();
    (await others[0])?.();
    await others[1];
    expect(order).toEqual(['third', 'fourth']);
  });
  it('sheds a request that has waited too long, and frees its place', async () => {
    vi.useFakeTimers();
    const limit = new ConcurrencyLimit(LIMITS);
    const release = await limit.enter();
    await limit.enter();
    const late = limit.enter();
    vi.advanceTimersByTime(LIMITS.waitMs);
    expect(await late).toBeUndefined();
    release?.();
    expect(await limit.enter()).toBeTypeOf('function');
  });
  it('releases a slot once when release is called twice', async () => {
    vi.useFakeTimers();
    const limit = new ConcurrencyLimit({ ...LIMITS, atOnce: 1 });
    const release = await limit.enter();
    release?.();
    release?.();
    await limit.enter();
    const second = limit.enter();
    vi.advanceTimersByTime(LIMITS.waitMs);
    expect(await second).toBeUndefined();
  });
});

describe('the HTTP server', () => {
  // security: D4
  it('limits concurrent pages, sheds the others with Retry-After, and still answers health and the API', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const held: (() => void)[] = [];
    const http = await startEchoServer({
      concurrency: { pages: { atOnce: 2, waitMs: 50 }, api: { atOnce: 2, waitMs: 50 } },
      inner: async (req, res) => {
        if (req.url?.startsWith('/p/')) await new Promise<void>((resolve) => held.push(resolve));
        res.end('made');
      },
    });
    const pages = [1, 2].map((number) => fetch(`${http.url}/p/${number}`));
    await expect.poll(() => held.length).toBe(2);
    const refused = await fetch(`${http.url}/p/3`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect((await fetch(`${http.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${http.url}/v1/projects`)).status).toBe(200);
    for (const release of held.splice(0)) release();
    expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200]);
    const after = fetch(`${http.url}/p/4`);
    await expect.poll(() => held.length).toBe(1);
    held[0]?.();
    expect((await after).status).toBe(200);
    await http.stop();
  });
  it('holds the slot of a streamed page until it is complete', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const held: (() => void)[] = [];
    const http = await startEchoServer({
      concurrency: { pages: { atOnce: 1, waitMs: 50 }, api: { atOnce: 1, waitMs: 50 } },
      inner: async (req, res) => {
        res.write('the frame');
        if (req.url === '/dashboard/projects?page=2')
          await new Promise<void>((resolve) => held.push(resolve));
        res.end(' and the rest');
      },
    });
    const first = await fetch(`${http.url}/dashboard/projects?page=2`);
    expect((await fetch(`${http.url}/explore`)).status, 'while the first is made').toBe(503);
    expect((await fetch(`${http.url}/api/auth/session`)).status, 'with the slots of the API').toBe(
      200,
    );
    held[0]?.();
    expect(await first.text()).toBe('the frame and the rest');
    expect((await fetch(`${http.url}/explore`)).status).toBe(200);
    await http.stop();
  });
  it('holds no slot for a client that reads slowly', async () => {
    const http = await startEchoServer({
      concurrency: { pages: { atOnce: 1, waitMs: 5_000 }, api: { atOnce: 1, waitMs: 50 } },
      inner: async (_req, res) => {
        // More than a connection holds: the rest waits until the reader has taken some of it, which
        // this one never does.
        while (res.write('x'.repeat(1024 * 1024)));
        await new Promise((resolve) => res.once('close', resolve));
      },
    });
    const readers = await Promise.all([1, 2, 3].map((number) => fetch(`${http.url}/p/${number}`)));
    expect(readers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const reader of readers) await reader.body?.cancel();
    await http.stop();
  });
});
