import { expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { countMachineRead, sweepMachineReads, writeMachineReads } from './count';
import { addReads } from './repository';
import { readMachineReads } from './service';

const read = (path: string, userAgent?: string, status = 200) =>
  countMachineRead({
    requestId: 'r',
    method: 'GET',
    path,
    status,
    durationMs: 0,
    bytes: 1,
    isCutOff: false,
    userAgent,
  });
const NONE = { assistant: 0, search: 0, feed: 0, other: 0, browser: 0 };

it('adds up what programs of each kind were sent, and nothing else', async () => {
  read('/p/aaaabbbbcccc.md?lang=en', 'GPTBot/1.2');
  read('/c/aaaabbbbcccc.md', 'GPTBot/1.2', 304);
  read('/llms.txt', 'curl/8');
  for (const path of ['/p/aaaabbbbcccc', '/robots.txt', '/explore?x=/llms.txt', '/p/a/b.md'])
    read(path, 'GPTBot/1.2');
  read('/p/zzzzzzzzzzzz.md', 'GPTBot/1.2', 404);
  await Promise.all([writeMachineReads(), writeMachineReads()]);
  read('/llms.txt', 'curl/8');
  await writeMachineReads();
  expect(await readMachineReads()).toEqual({ ...NONE, assistant: 2, other: 2 });
});

it('keeps the counts when the database does not take them', async () => {
  read('/llms.txt');
  await db().$executeRaw`ALTER TABLE machine_read RENAME TO machine_read_away`;
  await expect(writeMachineReads()).rejects.toThrow();
  await db().$executeRaw`ALTER TABLE machine_read_away RENAME TO machine_read`;
  await writeMachineReads();
  expect(await readMachineReads()).toEqual({ ...NONE, other: 1 });
});

it('keeps 30 days', async () => {
  const dayAgo = (days: number) =>
    new Date(Date.now() - days * 24 * 3_600_000).toISOString().slice(0, 10);
  await addReads([0, 29, 30].map((days) => ({ day: dayAgo(days), kind: 'feed', n: 1 })));
  expect(await readMachineReads()).toEqual({ ...NONE, feed: 2 });
  await sweepMachineReads();
  expect(await db().machineRead.count()).toBe(2);
});

it('survives more reads than fit into a number of the database', async () => {
  const day = new Date().toISOString().slice(0, 10);
  const most = 2 ** 31 - 1;
  for (const kind of ['feed', 'search', 'feed']) await addReads([{ day, kind, n: most }]);
  await addReads([{ day: '2100-01-01', kind: 'search', n: most }]);
  expect(await readMachineReads()).toEqual({ ...NONE, feed: most, search: 2 * most });
});
