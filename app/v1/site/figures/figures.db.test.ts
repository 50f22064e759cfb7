import { expect, it } from 'vitest';
import { sweepMissed } from '@/features/explore/server/missed/service';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildOperator, buildPublished } from '@/testing/database/factories';
import { GET as search } from '../../projects/route';
import { GET as figures } from './route';

const read = async (query: Record<string, string> = {}) => {
  const { token } = await buildOperator();
  return (await call(figures, { token, query })).body;
};
const searchFor = async (name: string, times: number, query: Record<string, string> = {}) => {
  for (let time = 0; time < times; time += 1) await call(search, { query: { name, ...query } });
};
const dayAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

it('sums views and visits of all guides over the period', async () => {
  const { project } = await buildPublished();
  const { id: projectId, creatorId } = await db().project.findUniqueOrThrow({
    where: { id: project.id },
  });
  await db().dailyFigures.createMany({
    data: [0, 6, 7, 400].map((days, shard) => ({
      projectId,
      creatorId,
      day: dayAgo(days),
      shard,
      views: 10,
      sessions: 5,
      finished: 2,
    })),
  });
  expect(await read({ days: '7' })).toMatchObject({
    views: 20,
    sessions: 10,
    finished: 4,
    guides: { now: 1, new: 1 },
    storedBytes: { pictures: 0, clips: 0 },
  });
  const month = await read();
  expect([month.views, month.byDay.length]).toEqual([30, 30]);
  expect(month.byDay.at(-1)).toEqual({
    day: dayAgo(0).toISOString().slice(0, 10),
    views: 10,
    sessions: 5,
    finished: 2,
  });
  expect((await read({ days: '8' })).error.code).toBe('validation_failed');
});

it('names searches that found nothing, from the third on, and no addresses', async () => {
  await buildPublished({ name: 'Shelf' });
  await searchFor('  Quimera ', 3);
  await searchFor('zyzzyva', 2);
  await searchFor('Shelf', 3);
  await searchFor('rita@makerstep.example', 3);
  await searchFor('call 0171 555 0199', 3);
  await searchFor('quimera', 4, { category: 'Wood' });
  await sweepMissed();
  expect((await read()).missedSearches).toEqual([{ words: 'quimera', times: 3 }]);
  await searchFor('zyzzyva', 2);
  await sweepMissed();
  expect((await read()).missedSearches).toEqual([
    { words: 'zyzzyva', times: 4 },
    { words: 'quimera', times: 3 },
  ]);
});

it('keeps searches for 30 days, and no more than 2,000 of a day', async () => {
  await db().missedSearch.createMany({
    data: [29, 30].map((days) => ({ day: dayAgo(days), words: 'old', n: 2 })),
  });
  await db().missedSearch.createMany({
    data: Array.from({ length: 2_000 }, (_, at) => ({ day: dayAgo(0), words: `w${at}`, n: 1 })),
  });
  await searchFor('zyzzyva', 3);
  await searchFor('w7', 2);
  await sweepMissed();
  expect((await read()).missedSearches).toEqual([{ words: 'w7', times: 3 }]);
  expect(await db().missedSearch.count({ where: { words: 'old' } })).toBe(1);
});
