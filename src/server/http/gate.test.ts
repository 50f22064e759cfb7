import { afterEach, describe, expect, it, vi } from 'vitest';
import { startEchoFront } from '@/testing/echo-front';
import { Gate } from './gate';

const LIMITS = { atOnce: 2, waitMs: 1_000 };
afterEach(() => {
  vi.useRealTimers();
});

describe('a gate', () => {
  it('lets so many in at once, and the others in the order in which they came', async () => {
    const gate = new Gate(LIMITS);
    const leave = await gate.enter();
    await gate.enter();
    const order: string[] = [];
    const others = ['third', 'fourth'].map((name) =>
      gate.enter().then((out) => {
        order.push(name);
        return out;
      }),
    );
    expect(order).toEqual([]);
    leave?.();
    (await others[0])?.();
    await others[1];
    expect(order).toEqual(['third', 'fourth']);
  });
  it('sends away who has waited long enough, and keeps their place for nobody', async () => {
    vi.useFakeTimers();
    const gate = new Gate(LIMITS);
    const leave = await gate.enter();
    await gate.enter();
    const late = gate.enter();
    vi.advanceTimersByTime(LIMITS.waitMs);
    expect(await late).toBeUndefined();
    leave?.();
    expect(await gate.enter()).toBeTypeOf('function');
  });
  it('counts one that leaves twice once', async () => {
    vi.useFakeTimers();
    const gate = new Gate({ ...LIMITS, atOnce: 1 });
    const leave = await gate.enter();
    leave?.();
    leave?.();
    await gate.enter();
    const second = gate.enter();
    vi.advanceTimersByTime(LIMITS.waitMs);
    expect(await second).toBeUndefined();
  });
});

describe('the front', () => {
  it('has no more pages made at once than is of use, tells the others to come back, and goes on with health and the API', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const held: (() => void)[] = [];
    const front = await startEchoFront({
      gates: { pages: { atOnce: 2, waitMs: 50 }, api: { atOnce: 2, waitMs: 50 } },
      inner: async (req, res) => {
        if (req.url?.startsWith('/p/')) await new Promise<void>((resolve) => held.push(resolve));
        res.end('made');
      },
    });
    const pages = [1, 2].map((number) => fetch(`${front.url}/p/${number}`));
    await expect.poll(() => held.length).toBe(2);
    const refused = await fetch(`${front.url}/p/3`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect((await fetch(`${front.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${front.url}/v1/projects`)).status).toBe(200);
    for (const release of held.splice(0)) release();
    expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200]);
    const after = fetch(`${front.url}/p/4`);
    await expect.poll(() => held.length).toBe(1);
    held[0]?.();
    expect((await after).status).toBe(200);
    await front.stop();
  });
  it('keeps the turn of a page that is streamed until all of it is made', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const held: (() => void)[] = [];
    const front = await startEchoFront({
      gates: { pages: { atOnce: 1, waitMs: 50 }, api: { atOnce: 1, waitMs: 50 } },
      inner: async (req, res) => {
        res.write('the frame');
        if (req.url === '/explore?page=2') await new Promise<void>((resolve) => held.push(resolve));
        res.end(' and the rest');
      },
    });
    const first = await fetch(`${front.url}/explore?page=2`);
    expect((await fetch(`${front.url}/explore`)).status, 'while the first is made').toBe(503);
    expect((await fetch(`${front.url}/api/auth/session`)).status, 'with the turns of the API').toBe(
      200,
    );
    held[0]?.();
    expect(await first.text()).toBe('the frame and the rest');
    expect((await fetch(`${front.url}/explore`)).status).toBe(200);
    await front.stop();
  });
  it('keeps no turn for a reader who takes the answer slowly', async () => {
    const front = await startEchoFront({
      gates: { pages: { atOnce: 1, waitMs: 5_000 }, api: { atOnce: 1, waitMs: 50 } },
      inner: async (_req, res) => {
        // More than a connection holds: the rest waits until the reader has taken some of it, which this one never does.
        while (res.write('x'.repeat(1024 * 1024)));
        await new Promise((resolve) => res.once('close', resolve));
      },
    });
    const readers = await Promise.all([1, 2, 3].map((number) => fetch(`${front.url}/p/${number}`)));
    expect(readers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const reader of readers) await reader.body?.cancel();
    await front.stop();
  });
});
