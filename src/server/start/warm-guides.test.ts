import { expect, it, vi } from 'vitest';
import { logger } from '../logging/logger';
import { warmGuides } from './warm-guides';

const listMostRead = async () => ['/p/a', '/p/b', '/p/c'];

it('reads the guides one by one, in their order', async () => {
  const seen: string[] = [];
  const read = async (path: string) => {
    seen.push(`begin ${path}`);
    await Promise.resolve();
    seen.push(`end ${path}`);
  };
  warmGuides({ listMostRead, read, isBusy: () => false });
  await vi.waitFor(() => expect(seen).toHaveLength(6));
  expect(seen).toEqual(['a', 'b', 'c'].flatMap((uid) => [`begin /p/${uid}`, `end /p/${uid}`]));
});

it('waits while pages are rendered for visitors', async () => {
  const seen: string[] = [];
  let busyFor = 2;
  const wait = async (ms: number) => void seen.push(`${ms} ms`);
  const read = async (path: string) => void seen.push(path);
  warmGuides({ listMostRead, read, isBusy: () => (busyFor -= 1) >= 0 }, wait);
  await vi.waitFor(() => expect(seen).toHaveLength(5));
  expect(seen).toEqual(['100 ms', '100 ms', '/p/a', '/p/b', '/p/c']);
});

it('stops after the page that it reads', async () => {
  const seen: string[] = [];
  let finish = () => {};
  const read = (path: string) => {
    seen.push(path);
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  const job = warmGuides({ listMostRead, read, isBusy: () => false });
  await vi.waitFor(() => expect(seen).toEqual(['/p/a']));
  const stopped = job.stop();
  finish();
  await stopped;
  expect(seen).toEqual(['/p/a']);
});

it('stops while visitors keep it waiting', async () => {
  const read = vi.fn();
  await new Promise<void>((resolve) => {
    const stop = async () => void job.stop().then(resolve);
    const job = warmGuides({ listMostRead, read, isBusy: () => true }, stop);
  });
  expect(read).not.toHaveBeenCalled();
});

it('leaves the product alone when the guides cannot be listed', async () => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const fail = () => Promise.reject(new Error('away'));
  await warmGuides({ listMostRead: fail, read: fail, isBusy: () => false }).stop();
  expect(warn).toHaveBeenCalledWith('guides_not_warmed', { reason: 'Error: away' });
});
