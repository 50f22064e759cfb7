import { describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildProject, buildPublished, texts } from '@/testing/database/factories';
import { POST as addStep } from '../../../dashboard/projects/[id]/steps/route';
import { after, DAY_MS, HOUR_MS, lasting, published, record, send } from './_testing/visits';

describe('POST /v1/projects/{id}/analytics rejects', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['a session that is none', { sessionId: 'x' }, 'sessionId'],
    ['a day that is none', { startTime: '2026-02-30T10:00:00Z' }, 'startTime'],
    ['a time that the database does not know', { startTime: '0000-01-01T00:00:00Z' }, 'startTime'],
    ['an end before the start', { endTime: after(-1) }, 'endTime'],
    ['a duration that is not end − start', { ...lasting(60_000), duration: 54_999 }, 'duration'],
    ['a duration above end − start', { ...lasting(60_000), duration: 65_001 }, 'duration'],
    ['a duration of over 24 hours', lasting(24 * HOUR_MS + 1), 'duration'],
    ['a negative duration', { duration: -1 }, 'duration'],
    ['a user agent without end', { userAgent: 'x'.repeat(1001) }, 'userAgent'],
    ['a language that is none', { lang: 'xx' }, 'lang'],
  ])('refuses %s', async (_, parts, field) => {
    const { project } = await published();
    const { status, body } = await send(project.id, record(project.steps, parts));
    expect([status, Object.keys(body.error.fields)]).toEqual([422, [field]]);
    expect(await db().trackingRecord.count()).toBe(0);
  });

  // security: 50
  it('inconsistent times, but accepts those at the limits', async () => {
    const { project } = await published();
    const stepId = project.steps[0]?.id;
    const times = (durationMs: number, ...all: number[]) =>
      send(
        project.id,
        record([], {
          ...lasting(durationMs),
          steps: all.map((time) => ({ step: 1, stepId, time })),
        }),
      );
    const day = 24 * HOUR_MS;
    const refused = [
      await times(2000, 999),
      await times(2000, 1000.5),
      await times(2000, 3001),
      await times(4000, 2000, 3001),
      await times(day, day + 1),
      await times(day, ...Array.from({ length: 1001 }, () => 1000)),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 422));
    expect(await db().trackingRecord.count()).toBe(0);
    const taken = [
      await times(1000, 1000),
      await times(2000, 3000),
      await times(day, day),
      await times(day, ...Array.from({ length: 1000 }, () => 1000)),
    ];
    expect(taken.map(({ status }) => status)).toEqual(taken.map(() => 201));
    for (const offMs of [-5000, 5000])
      expect(
        (await send(project.id, record([], { ...lasting(60_000), duration: 60_000 + offMs })))
          .status,
      ).toBe(201);
  });

  it('entries that are no steps of the project, and names them', async () => {
    const { project, creator } = await published({ steps: 2 });
    const other = await published();
    const chapter = await call(addStep, {
      token: creator.token,
      params: { id: project.id },
      body: { type: 2, name: texts('Chapter') },
    });
    const ids = [
      project.steps[0]?.id,
      other.project.steps[0]?.id,
      project.steps[1]?.id?.toUpperCase(),
      chapter.body.id,
    ];
    const { status, body } = await send(
      project.id,
      record([], {
        ...lasting(HOUR_MS),
        steps: ids.map((stepId, index) => ({ step: index === 2 ? 2 : 1, stepId, time: 1000 })),
      }),
    );
    expect([status, body.error.fields]).toEqual([
      422,
      {
        'steps.1.stepId': 'This is not a step of this project.',
        'steps.3.stepId': 'This is not a step of this project.',
      },
    ]);
    expect(await db().trackingRecord.count()).toBe(0);
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    [
      'a visit of tomorrow',
      {
        startTime: new Date(Date.now() + DAY_MS).toISOString(),
        endTime: new Date(Date.now() + DAY_MS + 2000).toISOString(),
      },
      ['endTime', 'startTime'],
    ],
    [
      'an end in six minutes',
      {
        startTime: new Date(Date.now() - 60_000).toISOString(),
        endTime: new Date(Date.now() + 360_000).toISOString(),
        duration: 420_000,
      },
      ['endTime'],
    ],
    [
      'a visit before the project existed',
      {
        startTime: new Date(Date.now() - 4 * DAY_MS).toISOString(),
        endTime: new Date(Date.now() - 4 * DAY_MS + 2000).toISOString(),
      },
      ['endTime', 'startTime'],
    ],
    [
      'a visit of 1970',
      { startTime: '1970-01-01T00:00:00Z', endTime: '1970-01-01T00:00:02Z' },
      ['endTime', 'startTime'],
    ],
  ])('refuses %s', async (_, parts, fields) => {
    const { project } = await published();
    const { status, body } = await send(project.id, record(project.steps, parts));
    expect([status, Object.keys(body.error.fields).sort()]).toEqual([422, fields]);
    expect(await db().trackingRecord.count()).toBe(0);
  });

  it('clocks that differ by more than five minutes', async () => {
    const { project } = await buildPublished();
    const from = (ms: number) =>
      record(project.steps, {
        startTime: new Date(Date.now() + ms).toISOString(),
        endTime: new Date(Date.now() + ms + 2000).toISOString(),
      });
    for (const ms of [-280_000, 280_000])
      expect((await send(project.id, from(ms))).status).toBe(201);
  });

  it('step numbers that belong to another step or a chapter, and accepts the record without them', async () => {
    const { project, creator } = await published();
    await call(addStep, {
      token: creator.token,
      params: { id: project.id },
      body: { type: 2, name: texts('Chapter') },
    });
    const { body: last } = await call(addStep, {
      token: creator.token,
      params: { id: project.id },
      body: { type: 1, name: texts('Last'), description: texts('x') },
    });
    const first = project.steps[0]?.id;
    const at = (...pairs: [number, unknown][]) =>
      record([], {
        ...lasting(HOUR_MS),
        steps: pairs.map(([step, stepId]) => ({ step, stepId, time: 1000 })),
      });
    const { status, body } = await send(
      project.id,
      at([1, last.id], [1, first], [3, last.id], [2, first], [500, first]),
    );
    expect([status, Object.keys(body.error.fields)]).toEqual([
      422,
      ['steps.0.step', 'steps.2.step', 'steps.3.step', 'steps.4.step'],
    ]);
    expect(body.error.fields['steps.0.step']).toBe('The step with this id has another number.');
    expect(await db().trackingRecord.count()).toBe(0);
    expect((await send(project.id, at([1, first], [2, last.id], [1, first]))).status).toBe(201);
  });

  it('projects that are not published', async () => {
    const { project } = await buildProject({ steps: 1 });
    for (const id of [project.projectUid, '222222222222', 'x']) {
      const { status, body } = await send(id, record(project.steps));
      expect([status, body.error.message]).toEqual([404, 'Invalid or inactive project.']);
    }
  });

  // security: 48
  it('more than 30 posts of a client IP in ten minutes, rejected ones included', async () => {
    const { project } = await published();
    const address = '203.0.113.9';
    for (let n = 0; n < 15; n += 1) await send(project.id, {}, { address });
    const answers = await Promise.all(
      Array.from({ length: 18 }, () => send(project.id, record(project.steps), { address })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    expect(answers.every(({ status }) => status === 201 || status === 429)).toBe(true);
  });

  it('content types that other sites could send, but accepts that of sendBeacon', async () => {
    const { project } = await published();
    const body = record(project.steps);
    expect(
      (
        await send(project.id, undefined, {
          raw: JSON.stringify(body),
          headers: { 'content-type': 'text/plain;charset=UTF-8' },
        })
      ).status,
    ).toBe(415);
    const beacon = await new Response(
      new Blob([JSON.stringify(body)], { type: 'application/json' }),
    ).text();
    expect((await send(project.id, undefined, { raw: beacon })).status).toBe(201);
  });
});
