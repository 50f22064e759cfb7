import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, expect, it } from 'vitest';
import { onJobWoken, wakeJob } from './wake-job';

afterEach(() => onJobWoken('test', undefined));

it('wakes a job until it is no longer to be woken', () => {
  let woken = 0;
  onJobWoken('test', () => {
    woken += 1;
  });
  wakeJob('test');
  wakeJob('another');
  onJobWoken('test', undefined);
  wakeJob('test');
  expect(woken).toBe(1);
});

it('runs the job outside the request that wakes it', () => {
  const request = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  onJobWoken('test', () => void seen.push(request.getStore()));
  request.run('an upload', () => wakeJob('test'));
  expect(seen).toEqual([undefined]);
});
