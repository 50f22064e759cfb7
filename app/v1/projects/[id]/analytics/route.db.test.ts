import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { untilServed } from '@/testing/api';
import { buildCreator } from '@/testing/database/factories';
import { after, HOUR_MS, lasting, published, record, send, START } from './_testing/visits';

const stored = () =>
  db().trackingRecord.findMany({ include: { steps: { orderBy: { position: 'asc' } } } });

describe('POST /v1/projects/{id}/analytics', () => {
  it('serves visitors: stores the times of a visit', async () => {
    const { project } = await published({ steps: 2 });
    const body = record(project.steps);
    const answer = await send(project.projectUid, body);
    expect([answer.status, answer.body]).toEqual([
      201,
      { id: expect.any(String), sessionId: body.sessionId },
    ]);
    expect(await stored()).toMatchObject([
      {
        projectId: project.id,
        durationMs: 4000,
        startTime: new Date(START),
        endTime: new Date(after(4000)),
        userAgent: 'A browser',
        lang: 'en',
        name: '',
        email: '',
        steps: [
          { step: 1, stepId: project.steps[0]?.id, timeMs: 2000 },
          { step: 2, stepId: project.steps[1]?.id, timeMs: 2000 },
        ],
      },
    ]);
  });

  it('needs neither session nor browser nor steps', async () => {
    const { project } = await published();
    const { sessionId: _, userAgent: __, ...body } = record(project.steps, { steps: [] });
    expect(
      (await send(project.id, body, { headers: { 'user-agent': `Mozilla ${'x'.repeat(2000)}` } }))
        .status,
    ).toBe(201);
    expect((await stored())[0]?.userAgent).toHaveLength(1000);
  });

  it('replaces an earlier record of the same visit, and ignores a late one', async () => {
    const { project } = await published({ steps: 2 });
    const sessionId = randomUUID();
    const [first, second] = project.steps;
    const at = (ms: number, ...ids: (string | undefined)[]) =>
      send(project.id, {
        ...record([]),
        sessionId,
        ...lasting(ms),
        steps: ids.map((stepId, index) => ({ step: index + 1, stepId, time: 1500 })),
      });
    await at(2000, first?.id);
    await at(9000, first?.id, second?.id);
    expect((await at(5000, first?.id)).status).toBe(201);
    expect(await stored()).toMatchObject([
      { durationMs: 9000, steps: [{ stepId: first?.id }, { stepId: second?.id }] },
    ]);
    // A repeated event, and one that ends at the same time.
    await at(9000);
    expect(await stored()).toMatchObject([{ durationMs: 9000, steps: [] }]);
  });

  it('stores one record when a visit is sent many times concurrently', async () => {
    const { project } = await published({ steps: 2 });
    const body = record(project.steps);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        untilServed(() => send(project.id, { ...body, ...lasting(4000 + n * 1000) })),
      ),
    );
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.id}`)).size).toBe(1);
    expect(await stored()).toMatchObject([{ durationMs: 11_000, steps: [{}, {}] }]);
  });

  // security: 50
  it('binds a session to its project', async () => {
    const [a, b] = [await published(), await published()];
    const sessionId = randomUUID();
    await send(a.project.id, record(a.project.steps, { sessionId }));
    await send(b.project.id, record(b.project.steps, { sessionId, ...lasting(HOUR_MS) }));
    expect(
      (await stored()).map(({ projectId, durationMs }) => [projectId, durationMs]).sort(),
    ).toEqual(
      [
        [a.project.id, 2000],
        [b.project.id, HOUR_MS],
      ].sort(),
    );
  });

  it('stores the name of a signed-in reader only with consent', async () => {
    const { project } = await published();
    const { actor, token, name, email } = await buildCreator();
    const answers: [boolean | null, object][] = [
      [null, { name: '', email: '' }],
      [false, { name: '', email: '' }],
      [true, { name, email }],
    ];
    for (const [namedVisits, shown] of answers) {
      await db().user.update({ where: { id: actor.userId }, data: { namedVisits } });
      await db().trackingRecord.deleteMany();
      await send(project.id, record(project.steps, { name: '', email: ' ' }), { token });
      expect(await stored(), String(namedVisits)).toMatchObject([shown]);
    }
  });

  it('uses the account name only for an authenticated call, whatever it sends', async () => {
    const { project } = await published();
    const { token, name, email } = await buildCreator();
    const body = record(project.steps, { name: 'Somebody', email: 'else@makerstep.example' });
    await send(project.id, body);
    expect(await stored()).toMatchObject([{ name: '', email: '' }]);
    await send(project.id, body, { token });
    expect(await stored()).toMatchObject([{ name, email }]);
    // The last record of a visit may come without a token.
    await send(project.id, { ...body, ...lasting(9000) });
    expect(await stored()).toMatchObject([{ name, email, durationMs: 9000 }]);
  });

  it('never stores a name without its e-mail, by which deletion finds it', async () => {
    const { project } = await published();
    const { token, name, email } = await buildCreator();
    await send(project.id, record(project.steps, { name: 'Somebody' }), { token });
    expect(await stored()).toMatchObject([{ name, email }]);
  });
});
