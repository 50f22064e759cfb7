import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSaveQueue, type Outcome, SAVE_DELAY_MS, SAVE_DELAY_MAX_MS } from './save-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SAVED: Outcome = { is: 'saved' };
const queueOf = (
  send: (key: string, isLeaving: boolean) => Promise<Outcome> = async () => SAVED,
) => {
  const spy = vi.fn(send);
  return { send: spy, queue: createSaveQueue(spy) };
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('automatic saving', () => {
  it('waits for a pause, and saves within three seconds of the last key', async () => {
    const { send, queue } = queueOf();
    queue.touch('a');
    await pass(SAVE_DELAY_MS - 200);
    queue.touch('a');
    await pass(SAVE_DELAY_MS - 200);
    expect(send).not.toHaveBeenCalled();
    await pass(200);
    expect(send).toHaveBeenCalledTimes(1);
    await pass(60_000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('does not wait longer than three seconds during continuous typing', async () => {
    const { send, queue } = queueOf();
    for (let key = 0; key < 70; key += 1) {
      queue.touch('a');
      await pass(100);
    }
    expect(send.mock.calls.length).toBe(Math.floor(7_000 / SAVE_DELAY_MAX_MS));
  });

  it('never saves an item twice at once, and then saves the newest text', async () => {
    let answer: (outcome: Outcome) => void = () => {};
    const { send, queue } = queueOf(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    queue.touch('a');
    queue.flush();
    queue.touch('a');
    queue.flush();
    queue.flush();
    await pass(10_000);
    expect(send).toHaveBeenCalledTimes(1);
    answer(SAVED);
    await pass(0);
    expect(send).toHaveBeenCalledTimes(2);
    answer(SAVED);
    await pass(60_000);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('saves other items meanwhile', async () => {
    const { send, queue } = queueOf(() => new Promise(() => {}));
    queue.touch('a');
    queue.touch('b');
    await pass(SAVE_DELAY_MS);
    expect(send.mock.calls.map(([key]) => key)).toEqual(['a', 'b']);
  });

  it('saves at once on leaving, and only what waits', async () => {
    const { send, queue } = queueOf();
    queue.touch('a');
    queue.touch('b');
    queue.flush(true, 'b');
    expect(send.mock.calls).toEqual([['b', true]]);
    await pass(0);
    queue.flush(true, 'b');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('retries with growing delay, at once on request, and stops after success', async () => {
    const outcomes: Outcome[] = [
      { is: 'failed' },
      { is: 'failed' },
      { is: 'failed', waitMs: 30_000 },
      SAVED,
    ];
    const { send, queue } = queueOf(async () => outcomes.shift() ?? SAVED);
    queue.touch('a');
    await pass(SAVE_DELAY_MS);
    await pass(2_000);
    expect(send).toHaveBeenCalledTimes(2);
    queue.touch('a');
    await pass(3_900);
    expect(send).toHaveBeenCalledTimes(2);
    queue.flush();
    await pass(29_000);
    expect(send).toHaveBeenCalledTimes(3);
    await pass(1_000);
    expect(send).toHaveBeenCalledTimes(4);
    await pass(600_000);
    expect(send).toHaveBeenCalledTimes(4);
  });

  it('ignores deleted items, and starts nothing after the end', async () => {
    const { send, queue } = queueOf();
    queue.touch('a');
    queue.forget('a');
    queue.touch('b');
    queue.stop();
    await pass(60_000);
    expect(send).not.toHaveBeenCalled();
  });
});
