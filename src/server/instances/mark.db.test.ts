import { expect, it } from 'vitest';
import { databaseMark } from './mark';

it('is another one whenever somebody leaves it, also when many do at once', async () => {
  const seen = [await databaseMark.read()];
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(Array.from({ length: 5 }, () => databaseMark.leave()));
    seen.push(await databaseMark.read());
  }
  expect(seen[0]).toBeUndefined();
  expect(new Set(seen).size).toBe(4);
});
