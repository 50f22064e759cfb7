import { expect, it, vi } from 'vitest';
import { logger } from '../logging/logger';
import { afterCommit, db, inTransaction } from './client';

const KEY = 'after commit';
const write = () => db().setting.create({ data: { key: KEY, value: {} } });
const isWritten = async () => (await db().setting.count({ where: { key: KEY } })) === 1;

it.each<[string, () => void | Promise<void>]>([
  [
    'throws',
    () => {
      throw new Error('no file');
    },
  ],
  ['rejects', () => Promise.reject(new Error('no file'))],
])(
  'a task that %s after the commit is logged, stops no other one and fails no write',
  async (_, broken) => {
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
    const done: number[] = [];
    const result = await inTransaction(async () => {
      await write();
      await afterCommit(() => void done.push(1));
      await afterCommit(broken);
      await inTransaction(() => afterCommit(broken));
      await afterCommit(async () => void done.push(2));
      return 'written';
    });
    expect([result, done, await isWritten()]).toEqual(['written', [1, 2], true]);
    await afterCommit(broken);
    expect(logged.mock.calls).toEqual(
      Array(3).fill(['after_commit_failed', expect.objectContaining({ message: 'no file' })]),
    );
  },
);

it('no task runs after a rollback', async () => {
  const task = vi.fn();
  const failed = inTransaction(async () => {
    await afterCommit(task);
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect(task).not.toHaveBeenCalled();
});
