import { fillItems } from '@/testing/database/stored-items';
import { describe, expect, it } from 'vitest';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { call, untilServed } from '@/testing/api';
import { buildProject, stepBody, texts } from '@/testing/database/factories';
import { withConnection } from '@/server/embedded-postgres/connection';
import { DELETE, PATCH } from './[stepId]/route';
import { POST } from './route';
import { PATCH as sort } from './sort/route';
import { add, as, change, fieldsOf, idsOf, places, upTo, type Built } from './_testing/steps';

const both: ProjectLanguage[] = ['pt-BR', 'en'];
const remove = (built: Built, stepId: string) =>
  call(DELETE, { ...as(built, stepId), method: 'DELETE' });
const order = (built: Built, body: unknown) => call(sort, { ...as(built), method: 'PATCH', body });

describe('POST …/steps', () => {
  it('adds a step at the end and returns it; type 1 by default', async () => {
    const built = await buildProject({ steps: 1 });
    const { status, body } = await add(built, {
      name: texts('Second'),
      description: texts('Do it'),
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      projectUid: built.project.projectUid,
      type: 1,
      file: null,
      alt: [],
      media: [],
      lines: [],
      timers: [],
      uses: [],
      version: 1,
      name: [{ lang: 'en', value: 'Second' }],
      description: [{ lang: 'en', value: 'Do it' }],
      unpublishedChanges: 0,
    });
    expect((await places(built)).ids).toEqual([...idsOf(built), body.id]);
  });

  it('accepts a chapter, which has a name only', async () => {
    const built = await buildProject();
    expect((await add(built, { type: 2, name: texts('Part one') })).body).toMatchObject({
      type: 2,
      description: [],
    });
    expect(
      await fieldsOf(add(built, { type: 2, name: texts('Part one'), description: texts('No') })),
    ).toEqual({ description: 'A chapter only has a name.' });
  });

  it('needs a text in every language of the project, once, or an explicit pending mark', async () => {
    const built = await buildProject({ languages: both });
    const pt = { lang: 'pt-BR', value: 'Corte' };
    const en = { lang: 'en', value: 'Cut' };
    const problem = async (name: object[]) =>
      (await fieldsOf(add(built, { name, description: texts('x', both) }))) as
        | Record<string, string>
        | undefined;
    const everyLanguage = { name: 'Give one text for each language of the project.' };
    expect(await problem([pt])).toEqual(everyLanguage);
    expect(await problem([])).toEqual(everyLanguage);
    expect(await problem([pt, pt])).toEqual(everyLanguage);
    expect(await problem([pt, en, { lang: 'fr', value: 'Coupez' }])).toEqual(everyLanguage);
    expect(await problem([pt, { lang: 'en', value: ' ' }])).toEqual({
      'name.1.value': 'Write this text, or leave this language for later.',
    });
    expect(await problem([pt, { ...en, pending: true }])).toEqual({
      'name.1.value': 'A text that is left for later must be empty.',
    });
    expect(await problem([{ ...pt, value: '', pending: true }, en])).toEqual({
      'name.0.value': 'The first language of the project cannot be left for later.',
    });
    expect(await problem([pt, { ...en, pending: false }])).toHaveProperty('name.1.pending');
    expect(await problem([pt, { lang: 'en', value: '', pending: true }])).toBeUndefined();
    expect(await problem([en, pt])).toBeUndefined();
  });

  it('counts characters as people do', async () => {
    const built = await buildProject();
    expect(
      (await add(built, { name: texts('🪚'.repeat(50)), description: texts('🪵'.repeat(500)) }))
        .status,
    ).toBe(201);
    expect(await fieldsOf(add(built, stepBody('🪚'.repeat(51))))).toHaveProperty(
      ['name.0.value'],
      'At most 50 characters.',
    );
    expect(
      await fieldsOf(add(built, { name: texts('a'), description: texts('b'.repeat(501)) })),
    ).toEqual({ 'description.0.value': 'At most 500 characters.' });
  });

  it('keeps line breaks in descriptions and none in names', async () => {
    const built = await buildProject();
    const { body } = await add(built, {
      name: texts(' One\r\nline '),
      description: texts('\nTwo\r\nlines\t\u202e '),
    });
    expect([body.name[0].value, body.description[0].value]).toEqual(['One line', 'Two\nlines']);
  });

  it('respects the limit of 500 steps, even with concurrent requests', async () => {
    const built = await buildProject();
    await fillItems(built.project.id, 'step', 498);
    const answers = await Promise.all(
      upTo(5).map((n) => untilServed(() => add(built, stepBody(`Step ${n}`)))),
    );
    expect(answers.map((answer) => answer.body.error?.code ?? answer.status).sort()).toEqual([
      201,
      201,
      'too_many_steps',
      'too_many_steps',
      'too_many_steps',
    ]);
  });

  // security: D3
  it('asks for a retry when it waits too long for a lock, and has created nothing', async () => {
    const built = await buildProject();
    const held = await withConnection(process.env.DATABASE_URL ?? '', async (client) => {
      await client.query('BEGIN');
      await client.query('SELECT 1 FROM project WHERE id = $1 FOR UPDATE', [built.project.id]);
      return add(built, stepBody('Patient'));
    });
    expect([held.status, Number(held.headers.get('retry-after'))]).toEqual([
      503,
      expect.any(Number),
    ]);
    expect((await places(built)).ids).toEqual([]);
    expect((await untilServed(() => add(built, stepBody('Patient')))).status).toBe(201);
  });

  it('answers a retry with the first step', async () => {
    const built = await buildProject();
    const headers = { 'idempotency-key': 'one' };
    const answers = await Promise.all(
      upTo(3).map(() =>
        untilServed(() =>
          call(POST, { ...as(built), body: stepBody('Once'), headers, path: '/v1/x' }),
        ),
      ),
    );
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect((await places(built)).positions).toEqual([0]);
  });
});

describe('PATCH …/steps/{stepId}', () => {
  it('changes its texts and increments its version', async () => {
    const built = await buildProject({ steps: 2 });
    const { status, body } = await change(built, { name: texts('New'), version: 1 });
    expect([status, body.name[0].value, body.description, body.version]).toEqual([
      200,
      'New',
      built.project.steps[0]?.description,
      2,
    ]);
  });

  it('rejects a stale version with the current step', async () => {
    const built = await buildProject({ steps: 1 });
    await change(built, { name: texts('First') });
    const { status, body } = await change(built, { name: texts('Second'), version: 1 });
    expect([status, body.error.code, body.current.name[0].value, body.current.version]).toEqual([
      409,
      'stale_version',
      'First',
      2,
    ]);
  });

  it('does not change its type, its position or its project', async () => {
    const built = await buildProject({ steps: 1 });
    for (const body of [
      { type: 2 },
      { position: 3 },
      { projectId: built.project.id },
      { projectUid: 'x' },
    ])
      expect((await change(built, body)).status).toBe(422);
    expect((await change(built, {})).body.version).toBe(1);
  });

  it('gives a chapter neither description nor picture', async () => {
    const built = await buildProject();
    const { body } = await add(built, { type: 2, name: texts('Chapter') });
    const patch = (changes: object) =>
      fieldsOf(call(PATCH, { ...as(built, body.id), method: 'PATCH', body: changes }));
    expect(await patch({ description: texts('No') })).toEqual({
      description: 'A chapter only has a name.',
    });
    expect(await patch({ file: { name: 'a.png', url: 'x' } })).toEqual({
      file: 'A chapter has no picture.',
    });
    expect(await patch({ file: null, description: [] })).toBeUndefined();
  });
});

describe('PATCH …/steps/sort', () => {
  it('puts the steps in the given order, by a list or by {ids}', async () => {
    const built = await buildProject({ steps: 4 });
    const backwards = idsOf(built).reverse();
    expect(
      (await order(built, { ids: backwards })).body.steps.map((step: { id: string }) => step.id),
    ).toEqual(backwards);
    expect((await order(built, idsOf(built))).status).toBe(200);
    expect(await places(built)).toEqual({ ids: idsOf(built), positions: [0, 1, 2, 3] });
  });

  // security: 24
  it('needs exactly the steps of this project, else nothing moves', async () => {
    const built = await buildProject({ steps: 3 });
    const foreign = await buildProject({ creator: built.creator, steps: 1 });
    const [a = '', b = '', c = ''] = idsOf(built);
    const bad: unknown[] = [
      [a, b],
      [a, b, c, c],
      [a, b, b],
      [],
      [a, b, c, ...idsOf(foreign)],
      [a, b, ...idsOf(foreign)],
      [a, b, 'x'],
      [a, b, c.toUpperCase(), c],
      [a, b, 3],
      { ids: a },
      { ids: [a, b, c], extra: 1 },
      { order: [a, b, c] },
      'abc',
      null,
      7,
      upTo(5000).map(() => crypto.randomUUID()),
      upTo(5001).map(() => crypto.randomUUID()),
    ];
    for (const ids of bad) {
      const { status, body } = await order(built, ids);
      expect([status, body.error.code], JSON.stringify(ids)?.slice(0, 60)).toEqual([
        422,
        'validation_failed',
      ]);
    }
    expect(await places(built)).toEqual({ ids: [a, b, c], positions: [0, 1, 2] });
  });

  // security: 58
  it('leaves the positions 0 to n-1 under any concurrency', async () => {
    const built = await buildProject({ steps: 8 });
    const ids = idsOf(built);
    const answers = await Promise.all(
      [
        ...upTo(4).map((n) => () => order(built, [...ids.slice(n), ...ids.slice(0, n)].reverse())),
        ...upTo(4).map((n) => () => add(built, stepBody(`Added ${n}`))),
        ...[1, 3, 5].map((n) => () => remove(built, ids[n] ?? '')),
        ...upTo(2).map(() => () => remove(built, ids[7] ?? '')),
      ].map((ask) => untilServed(ask)),
    );
    expect(answers.every((answer) => answer.status < 500)).toBe(true);
    const { positions, ids: left } = await places(built);
    expect(positions).toEqual(upTo(8 + 4 - 4));
    expect((await order(built, [...left].reverse())).status).toBe(200);
    expect((await places(built)).ids).toEqual([...left].reverse());
  });
});

describe('DELETE …/steps/{stepId}', () => {
  it('closes the gap', async () => {
    const built = await buildProject({ steps: 4 });
    expect((await remove(built, idsOf(built)[1] ?? '')).status).toBe(204);
    expect((await remove(built, idsOf(built)[1] ?? '')).status).toBe(404);
    expect(await places(built)).toEqual({
      ids: idsOf(built).filter((_, index) => index !== 1),
      positions: [0, 1, 2],
    });
  });
});
