import { expect, it } from 'vitest';
import { ensureDecoderCapacity, withDecoder } from './decoding';

// security: 36
it('two pictures are decoded at a time, a hundred may wait, and more are rejected as overload', async () => {
  const waiting: (() => void)[] = [];
  let atOnce = 0;
  let most = 0;
  const work = () =>
    withDecoder(async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise<void>((resolve) => waiting.push(resolve));
      atOnce -= 1;
    });
  const all = Array.from({ length: 101 }, work);
  ensureDecoderCapacity();
  all.push(work());
  expect(() => ensureDecoderCapacity()).toThrow(
    expect.objectContaining({ code: 'overloaded', status: 503, retryAfterSeconds: 10 }),
  );
  let done = 0;
  for (const each of all)
    void each.then(() => {
      done += 1;
    });
  while (done < all.length) {
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(most).toBe(2);
  ensureDecoderCapacity();
});
