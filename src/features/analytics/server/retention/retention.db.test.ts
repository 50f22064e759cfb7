import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepContactMessages } from '@/features/contact/server/service';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { buildPublished } from '@/testing/database/factories';
import { recordBody } from '../../../../../app/v1/_testing/good-bodies';
import { analyticsQuery, recordInput } from '../../schema';
import { storeRecord } from '../service';
import { readAnalytics } from '../visits/service';
import { compactRecords, sweepViewers } from './service';
import { testVisitor } from '@/testing/visitor';

const visitor = testVisitor();
const NOW = new Date('2026-11-21T10:00:00Z');
const { retentionMonths } = env();

let built: Awaited<ReturnType<typeof buildPublished>>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-10-01T10:00:00Z') });
  built = await buildPublished({ steps: 2 });
});
afterEach(() => {
  env().retentionMonths = retentionMonths;
});
const visitAt = (time: string, sessionId: string = randomUUID()) => {
  vi.setSystemTime(new Date(time));
  return storeRecord(
    built.project.id,
    recordInput.parse({ ...recordBody(built.project.steps), sessionId }),
    { visitor, user: undefined },
  );
};
const read = (query = {}) =>
  readAnalytics(built.creator.actor, built.project.id, analyticsQuery.parse(query));
const stored = async () =>
  (await db().trackingRecord.findMany({ orderBy: { createdAt: 'asc' } })).map(({ createdAt }) =>
    createdAt.toISOString(),
  );

describe('records of visits that are too old', () => {
  it('are deleted by whole UTC days after 13 months, and their rollups stay', async () => {
    await visitAt('2025-10-20T23:59:59.999Z');
    await visitAt('2025-10-21T00:00:00.000Z');
    await visitAt('2026-11-20T10:00:00.000Z');
    vi.setSystemTime(NOW);
    const { results, totalResults, ...before } = await read();
    expect([await compactRecords(), await compactRecords()]).toEqual([1, 0]);
    expect(await stored()).toEqual(['2025-10-21T00:00:00.000Z', '2026-11-20T10:00:00.000Z']);
    expect(await db().trackingStep.count()).toBe(4);
    const { results: left, totalResults: listed, ...after } = await read();
    expect([results.length, totalResults, left.length, listed]).toEqual([3, 3, 2, 2]);
    expect(after).toEqual(before);
  });

  it('count with their whole day in a range that cuts it', async () => {
    await visitAt('2025-10-10T10:00:00Z');
    vi.setSystemTime(NOW);
    const range = { startDate: '2025-10-10T11:00:00Z', endDate: '2025-10-12T00:00:00Z' };
    expect(await read(range)).toMatchObject({ sessions: 0 });
    await compactRecords();
    expect(await read(range)).toMatchObject({
      sessions: 1,
      totalResults: 0,
      results: [],
      average: { duration: 4000 },
      days: [{ day: '2025-10-10', sessions: 1 }, {}, {}],
    });
  });

  it('become a new visit when their session sends again', async () => {
    const sessionId = randomUUID();
    await visitAt('2025-10-10T10:00:00Z', sessionId);
    vi.setSystemTime(NOW);
    await compactRecords();
    await visitAt(NOW.toISOString(), sessionId);
    expect(await read()).toMatchObject({ sessions: 2, totalResults: 1 });
  });

  it('are deleted after the configured months, and stay deleted when that increases', async () => {
    await visitAt('2026-10-10T10:00:00Z');
    await visitAt('2026-10-21T10:00:00Z');
    vi.setSystemTime(NOW);
    env().retentionMonths = 1;
    expect(await compactRecords()).toBe(1);
    env().retentionMonths = 13;
    expect(await compactRecords()).toBe(0);
    expect(
      await read({ startDate: '2026-10-10T11:00:00Z', endDate: NOW.toISOString() }),
    ).toMatchObject({ sessions: 2, totalResults: 1 });
  });

  it('are deleted in bounded parts', async () => {
    await visitAt('2025-10-10T10:00:00Z');
    await db().$executeRaw`
      INSERT INTO tracking_record (id, project_id, session_id, start_time, end_time, duration_ms, lang, device, created_at)
      SELECT gen_random_uuid(), project_id, gen_random_uuid(), start_time, end_time, n, lang, device, created_at FROM tracking_record, generate_series(1, 1100) AS n`;
    expect([
      await compactRecords(NOW),
      await compactRecords(NOW),
      await compactRecords(NOW),
    ]).toEqual([1000, 101, 0]);
  });
});

it('hashes of visitors are deleted after a day', async () => {
  const projectId = built.project.id;
  await db()
    .$executeRaw`INSERT INTO project_viewer VALUES (${projectId}::uuid, 'old', now() - interval '25 hours'), (${projectId}::uuid, 'new', now() - interval '23 hours')`;
  expect(await sweepViewers()).toBe(1);
  expect(await db().projectViewer.findMany({ select: { visitorHash: true } })).toEqual([
    { visitorHash: 'new' },
  ]);
});

it('contact messages are deleted after 13 months', async () => {
  const message = {
    name: 'n',
    email: 'e@makerstep.example',
    subject: 's',
    message: 'm',
    lang: 'en',
  };
  await db().contactMessage.createMany({ data: [{ ...message, subject: 'old' }, message] });
  await db()
    .$executeRaw`UPDATE contact_message SET created_at = now() - interval '13 months 1 day' WHERE subject = 'old'`;
  await db()
    .$executeRaw`UPDATE contact_message SET created_at = now() - interval '13 months' + interval '1 day' WHERE subject = 's'`;
  expect(await sweepContactMessages()).toBe(1);
  expect(await db().contactMessage.findMany({ select: { subject: true } })).toEqual([
    { subject: 's' },
  ]);
});
