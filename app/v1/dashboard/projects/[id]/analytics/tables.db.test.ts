import { describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { GET as days } from './days/route';
import { GET as devices } from './devices/route';
import { GET as languages } from './languages/route';
import { GET as steps } from './steps/route';
import { ask, idOf, linesOf, visit, withVisitedProject } from './_testing/analytics';

withVisitedProject();

describe('the tables', () => {
  it('hold everything, and agree with the JSON responses', async () => {
    for (let n = 0; n < 12; n += 1)
      await visit([2, 3, 4].slice(0, 1 + (n % 3)), {
        userAgent: n === 0 ? '=HYPERLINK("x")' : 'A "browser", that is',
      });
    const { body } = await ask();
    const [head, ...rows] = await linesOf();
    expect(head).toBe(
      'id,userAgent,device,startTime,endTime,duration,steps,name,email,lang,createdAt,versionNumber',
    );
    expect(rows).toHaveLength(body.totalResults);
    expect(rows[0]).toMatch(
      /^[0-9a-f-]{36},"A ""browser"", that is",other,[\dT:.-]{23}Z,[\dT:.-]{23}Z,9000,1:2000 2:3000 3:4000,,,en,2/,
    );
    expect(rows.at(-1)).toContain(`"'=HYPERLINK(""x"")"`);
    expect(rows.map((row) => row.split(',')[0]).slice(0, 10)).toEqual(
      body.results.map(({ id }: { id: string }) => id),
    );
    expect(await linesOf({ sortBy: 'createdAt:asc', page: '9' })).toEqual([
      head,
      ...rows.toReversed(),
    ]);
    expect(await linesOf({}, days)).toEqual([
      'day,views,sessions',
      ...body.days.map(
        (each: Record<string, unknown>) => `${each.day},${each.views},${each.sessions}`,
      ),
    ]);
    expect(await linesOf({}, steps)).toEqual([
      'step,stepId,name,reached,left,time',
      `1,${idOf(0)},Step 1,12,4,2000`,
      `2,${idOf(1)},Step 2,8,4,3000`,
      `3,${idOf(2)},Step 3,4,4,4000`,
    ]);
    expect(await linesOf({}, languages)).toEqual([
      'lang,sessions',
      ...body.languages.map((each: Record<string, unknown>) => `${each.lang},${each.sessions}`),
    ]);
    expect(await linesOf({}, devices)).toEqual(['device,sessions', 'other,12']);
    expect((await ask({}, languages)).body).toEqual({ results: body.languages });
    expect((await ask({}, steps)).body.results[1]).toEqual({
      step: 2,
      stepId: idOf(1),
      reached: 8,
      left: 4,
      time: 3000,
    });
  });

  it('are read in batches', async () => {
    await visit([2]);
    await db().$executeRaw`
      INSERT INTO tracking_record (id, project_id, session_id, start_time, end_time, duration_ms, lang, device, created_at)
      SELECT gen_random_uuid(), project_id, gen_random_uuid(), start_time, end_time, n, lang, device, created_at FROM tracking_record, generate_series(1, 1200) AS n`;
    const rows = (await linesOf()).slice(1);
    expect([rows.length, new Set(rows).size]).toEqual([1201, 1201]);
  });
});
