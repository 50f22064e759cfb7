import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildFeedback, buildProject } from '@/testing/database/factories';
import { PATCH } from './[feedbackId]/route';
import { GET } from './route';

let built: Awaited<ReturnType<typeof buildProject>>;
beforeEach(async () => {
  built = await buildProject();
});
const list = (query: Record<string, string> = {}) =>
  call(GET, { params: { id: built.project.projectUid }, query, token: built.creator.token });
const table = async (query: Record<string, string> = {}) => {
  const request = new Request(`http://localhost:3000/v1/x?${new URLSearchParams(query)}`, {
    headers: { accept: 'text/csv', authorization: `Bearer ${built.creator.token}` },
  });
  const answer = await GET(request, { params: Promise.resolve({ id: built.project.id }) });
  return {
    headers: answer.headers,
    rows: (await answer.text())
      .replace(/^\uFEFF/, '')
      .split('\r\n')
      .slice(0, -1),
  };
};
const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 0, minute));

describe('GET /v1/dashboard/projects/{id}/feedback', () => {
  it('lists feedback, newest first, with averages and the unread count', async () => {
    await buildFeedback(built.project.id, {
      ratingHalves: 9,
      difficulty: 4,
      subject: 'Nice',
      message: 'Thank you!',
      name: 'Rita',
      email: 'rita@makerstep.example',
      createdAt: at(1),
    });
    await buildFeedback(built.project.id, {
      ratingHalves: 6,
      difficulty: 5,
      status: 2,
      createdAt: at(2),
    });
    const { status, body, headers } = await list();
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({
      totalResults: 2,
      unread: 1,
      average: { rating: 3.75, difficulty: 4.5 },
      results: [{ rating: 3, difficulty: 5, status: 2 }, {}],
    });
    expect(body.results[1]).toEqual({
      id: expect.any(String),
      name: 'Rita',
      email: 'rita@makerstep.example',
      subject: 'Nice',
      message: 'Thank you!',
      lang: 'en',
      status: 1,
      rating: 4.5,
      difficulty: 4,
      createdAt: at(1).toISOString(),
      versionNumber: null,
    });
    expect(
      (await list({ sortBy: 'createdAt:asc' })).body.results.map(
        ({ rating }: { rating: number }) => rating,
      ),
    ).toEqual([4.5, 3]);
  });

  it('has no averages without feedback', async () => {
    expect((await list()).body).toEqual({
      results: [],
      totalResults: 0,
      unread: 0,
      average: { rating: null, difficulty: null },
    });
  });

  it('filters by a time range with both dates included, but never the unread count', async () => {
    for (let minute = 1; minute <= 5; minute += 1)
      await buildFeedback(built.project.id, { createdAt: at(minute), ratingHalves: minute });
    const range = { startDate: at(2).toISOString(), endDate: at(4).toISOString() };
    expect((await list(range)).body).toMatchObject({
      totalResults: 3,
      unread: 5,
      average: { rating: 1.5 },
    });
    expect((await list({ startDate: range.startDate })).body.totalResults).toBe(5);
    expect((await list({ endDate: range.endDate })).body.totalResults).toBe(5);
    const wrong = await list({ startDate: range.endDate, endDate: range.startDate });
    expect([wrong.status, Object.keys(wrong.body.error.fields)]).toEqual([422, ['endDate']]);
  });

  it('filters by new or read', async () => {
    await buildFeedback(built.project.id, { ratingHalves: 2 });
    await buildFeedback(built.project.id, { ratingHalves: 10, status: 2 });
    expect((await list({ status: '2' })).body).toMatchObject({
      totalResults: 1,
      unread: 1,
      average: { rating: 5 },
    });
    expect((await list({ status: '1' })).body).toMatchObject({
      totalResults: 1,
      average: { rating: 1 },
    });
    expect((await list({ status: '3' })).body.error.fields).toEqual({
      status: 'Use 1 for new or 2 for read.',
    });
  });

  it('is empty past the end, with the right total', async () => {
    for (let n = 0; n < 11; n += 1) await buildFeedback(built.project.id);
    expect((await list()).body.results).toHaveLength(10);
    expect((await list({ page: '2' })).body).toMatchObject({ totalResults: 11, results: [{}] });
    expect((await list({ page: '1000000000' })).body).toMatchObject({
      totalResults: 11,
      results: [],
    });
    expect((await list({ limit: '50' })).body.results).toHaveLength(11);
    for (const query of [{ page: '0' }, { limit: '51' }, { sortBy: 'rating' }] as Record<
      string,
      string
    >[])
      expect((await list(query)).status).toBe(422);
  });

  it('is a table of all filtered feedback, in batches, without formulas', async () => {
    await db().feedback.createMany({
      data: Array.from({ length: 1203 }, (_, n) => ({
        // Many at the same time: the id decides their order.
        projectId: built.project.id,
        ratingHalves: 7,
        difficulty: 2,
        lang: 'en',
        message: `no. ${n}`,
        subject: n === 3 ? '=1+1' : '',
        createdAt: at(Math.floor(n / 400)),
      })),
    });
    const { headers, rows } = await table({ page: '3', limit: '1' });
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      'text/csv; charset=utf-8',
      `attachment; filename="feedback-${built.project.projectUid}.csv"`,
    ]);
    expect(rows[0]).toBe(
      'id,name,email,subject,message,rating,difficulty,lang,status,createdAt,versionNumber',
    );
    expect(new Set(rows.slice(1).map((row) => row.split(',')[4])).size).toBe(1203);
    expect(rows.filter((row) => row.includes("'=1+1"))).toHaveLength(1);
    expect(rows.at(-1)).toMatch(/,3\.5,2,en,1,2026-06-01T00:00:00\.000Z,$/);
    expect(
      (await table({ startDate: at(1).toISOString(), endDate: at(1).toISOString() })).rows,
    ).toHaveLength(401);
    expect((await table({ status: '2' })).rows).toHaveLength(1);
  });

  it('agrees with a plain count, whatever is stored and requested', async () => {
    const minute = fc.integer({ min: 0, max: 30 });
    const item = fc.record({
      ratingHalves: fc.integer({ min: 1, max: 10 }),
      difficulty: fc.integer({ min: 1, max: 5 }),
      status: fc.constantFrom(1, 2),
      minute,
    });
    const filter = fc.record(
      {
        from: minute,
        until: minute,
        status: fc.constantFrom('1', '2'),
        sortBy: fc.constantFrom('createdAt:asc', 'createdAt:desc'),
        limit: fc.integer({ min: 1, max: 7 }),
      },
      { requiredKeys: [] },
    );
    const other = await buildProject({ creator: built.creator });
    await buildFeedback(other.project.id, { ratingHalves: 1 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(item, { maxLength: 30 }),
        filter,
        async (items, { from, until, status, sortBy = 'createdAt:desc', limit = 10 }) => {
          await db().feedback.deleteMany({ where: { projectId: built.project.id } });
          await db().feedback.createMany({
            data: items.map(({ minute: sentAt, ...fields }) => ({
              ...fields,
              projectId: built.project.id,
              lang: 'en',
              createdAt: at(sentAt),
            })),
          });
          const [start, end] = [from, until].sort((a, b) => (a ?? 0) - (b ?? 0));
          const hasRange = start !== undefined && end !== undefined;
          const matching = items.filter(
            (each) =>
              (status === undefined || each.status === Number(status)) &&
              (!hasRange || (each.minute >= start && each.minute <= end)),
          );
          const mean = (field: 'ratingHalves' | 'difficulty', parts: number) => {
            const hundredths = 100n * BigInt(matching.reduce((sum, each) => sum + each[field], 0));
            const divisor = BigInt(matching.length * parts);
            return matching.length === 0
              ? null
              : Number(hundredths / divisor + (2n * (hundredths % divisor) >= divisor ? 1n : 0n)) /
                  100;
          };
          const query: Record<string, string> = {
            sortBy,
            limit: String(limit),
            ...(status === undefined ? {} : { status }),
            ...(start === undefined ? {} : { startDate: at(start).toISOString() }),
            ...(end === undefined ? {} : { endDate: at(end).toISOString() }),
          };
          const subjects = [];
          for (let page = 1; page <= Math.ceil(matching.length / limit) + 1; page += 1) {
            const { body } = await list({ ...query, page: String(page) });
            expect([body.totalResults, body.unread, body.average]).toEqual([
              matching.length,
              items.filter((each) => each.status === 1).length,
              { rating: mean('ratingHalves', 2), difficulty: mean('difficulty', 1) },
            ]);
            subjects.push(...body.results);
          }
          const times = matching.map((each) => at(each.minute).toISOString()).sort();
          expect(subjects.map(({ createdAt }: { createdAt: string }) => createdAt)).toEqual(
            sortBy === 'createdAt:asc' ? times : times.reverse(),
          );
          expect(new Set(subjects.map(({ id }: { id: string }) => id)).size).toBe(matching.length);
          expect((await table(query)).rows.slice(1).map((row) => row.split(',')[0])).toEqual(
            subjects.map(({ id }: { id: string }) => id),
          );
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('PATCH /v1/dashboard/projects/{id}/feedback/{feedbackId}', () => {
  it('marks as read and as new again, repeatably', async () => {
    const { id } = await buildFeedback(built.project.id);
    const mark = (status: unknown) =>
      call(PATCH, {
        method: 'PATCH',
        body: { status },
        params: { id: built.project.id, feedbackId: id },
        token: built.creator.token,
      });
    for (const status of [2, 2, 1, 1]) {
      expect((await mark(status)).body).toMatchObject({ id, status, rating: 4, difficulty: 3 });
      expect((await list()).body.unread).toBe(2 - status);
    }
    for (const wrong of [0, 3, '2', null, undefined]) {
      const answer = await mark(wrong);
      expect([answer.status, answer.body.error.fields]).toEqual([
        422,
        { status: 'Use 1 for new or 2 for read.' },
      ]);
    }
  });
});
