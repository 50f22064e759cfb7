import { AsyncResource } from 'node:async_hooks';
import { describe, expect, it, vi } from 'vitest';
import { db, inTransaction } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import { storeNameOf } from '@/server/storage/store-names';
import { call, type Handler } from '@/testing/api';
import { buildProject, buildPublished, texts } from '@/testing/database/factories';
import { upload } from '../../../../_testing/uploads';
import { GET as readPublic } from '../../../../projects/[id]/route';
import { GET as changesSince } from '../../../../projects/[id]/changes/route';
import { DELETE as discard } from '../draft/route';
import { PATCH as change } from '../route';
import { DELETE as removeStep, PATCH as changeStep } from '../steps/[stepId]/route';
import { POST as restoreStep } from '../steps/[stepId]/restore/route';
import { GET as read } from './[number]/route';
import { POST as restore } from './[number]/restore/route';
import { GET as compare } from './compare/route';
import { DELETE as dropOld, GET as list, POST as publish } from './route';

// Bound before any test began, so that work in it belongs to no transaction.
const atStart = new AsyncResource('outside');
const outside = <T>(work: () => T): T => atStart.runInAsyncScope(work);

type Built = Awaited<ReturnType<typeof buildPublished>>;
type Options = NonNullable<Parameters<typeof call>[1]>;

const ask = ({ creator, project }: Built, handler: Handler, options: Options = {}) =>
  call(handler, {
    token: creator.token,
    ...options,
    params: { id: project.id, ...options.params },
  });
const stepOf = ({ project }: Built, at = 0) => project.steps[at]?.id ?? '';
const draft = { draft: 'true' };
const edit = (built: Built, body: object) =>
  ask(built, change, { method: 'PATCH', body, query: draft });
const editStep = (built: Built, value: string, at = 0) =>
  ask(built, changeStep, {
    method: 'PATCH',
    params: { stepId: stepOf(built, at) },
    body: { name: texts(value) },
    query: draft,
  });
const say = (built: Built, body: object = {}) => ask(built, publish, { method: 'POST', body });
const shown = async ({ project }: Built, query = {}) =>
  (await call(readPublic, { params: { id: project.id }, query })).body;
const namesOf = (project: { steps: { name: { value: string }[] }[] }) =>
  project.steps.map(({ name }) => name[0]?.value);

describe('publishing a version', () => {
  it('says what changed and whether it matters for safety', async () => {
    const built = await buildPublished({ steps: 2 });
    await editStep(built, '25 Nm');
    const { status, body } = await say(built, { note: 'Right torque', isSafety: true });
    expect([status, body.versionNumber, body.unpublishedChanges]).toEqual([201, 2, 0]);
    const { body: versions } = await ask(built, list);
    expect(versions).toMatchObject({
      results: [
        {
          number: 2,
          note: 'Right torque',
          isSafety: true,
          isDirect: false,
          isCurrent: true,
          author: { name: built.creator.name },
          summary: { changed: 1, added: 0 },
        },
        { number: 1, summary: null, isCurrent: false },
      ],
      totalResults: 2,
      history: { droppable: { versions: 0 } },
    });
    expect((await say(built)).body.versionNumber, 'nothing to publish').toBe(2);
  });

  it('may take only one step', async () => {
    const built = await buildPublished({ steps: 2, name: 'Lamp' });
    await edit(built, { name: 'Torch' });
    await editStep(built, 'One');
    await editStep(built, 'Two', 1);
    const { body } = await say(built, { stepId: stepOf(built, 1) });
    expect([body.name, body.versionNumber, body.unpublishedChanges]).toEqual(['Torch', 2, 2]);
    const published = await shown(built);
    expect([published.name, namesOf(published)]).toEqual(['Lamp', ['Step 1', 'Two']]);
    const { status, body: refused } = await say(built, { stepId: crypto.randomUUID() });
    expect([status, Object.keys(refused.error.fields)]).toEqual([422, ['stepId']]);
  });

  it('publishes a guide that was not', async () => {
    const built = await buildProject({ steps: 1 });
    expect((await say(built, { note: 'First' })).body).toMatchObject({
      status: 2,
      versionNumber: 1,
    });
    expect((await ask(built, list)).body.results).toMatchObject([{ note: 'First' }]);
  });
});

describe('a version', () => {
  it('can be read and compared, also with the draft', async () => {
    const built = await buildPublished({ name: 'Lamp' });
    await edit(built, { name: 'Torch' });
    await say(built);
    await editStep(built, 'Solder');
    expect((await ask(built, read, { params: { number: '1' } })).body.name).toBe('Lamp');
    expect((await shown(built, { version: '1' })).name).toBe('Lamp');
    expect((await ask(built, compare, { query: { from: '1', to: '2' } })).body).toMatchObject({
      from: 1,
      to: 2,
      changes: {
        project: { texts: [{ field: 'name', before: 'Lamp', after: 'Torch' }] },
        steps: [],
      },
    });
    expect((await ask(built, compare)).body).toMatchObject({
      from: 2,
      to: 'draft',
      changes: { steps: [{ kind: 'changed', texts: [{ after: 'Solder' }] }] },
    });
    for (const number of ['3', '0', 'x', '-1', '9999999999'])
      expect((await ask(built, read, { params: { number } })).status).toBe(404);
    expect((await ask(built, compare, { query: { from: '9' } })).status).toBe(404);
    expect(
      (await call(readPublic, { params: { id: built.project.id }, query: { version: '3' } }))
        .status,
    ).toBe(404);
  });

  it('tells readers of an earlier one which steps changed', async () => {
    const built = await buildPublished({ steps: 3 });
    await editStep(built, 'Two', 1);
    await say(built, { isSafety: true });
    await editStep(built, 'Three', 2);
    await say(built, { note: 'Third step' });
    const since = async (version: number) =>
      (
        await call(changesSince, {
          params: { id: built.project.id },
          query: { since: `${version}` },
        })
      ).body;
    expect(await since(1)).toMatchObject({
      versionNumber: 3,
      note: 'Third step',
      isSafety: true,
      steps: [
        { id: stepOf(built, 1), number: 2 },
        { id: stepOf(built, 2), number: 3 },
      ],
    });
    expect(await since(2)).toMatchObject({ isSafety: false, steps: [{ number: 3 }] });
    expect(await since(3)).toMatchObject({ isSafety: false, steps: [] });
    expect((await since(4)).error.code).toBe('project_not_found');
  });

  it('is compared with the version that is newest at that moment, and answers for it alone', async () => {
    const built = await buildPublished({ steps: 1 });
    await editStep(built, 'Two');
    await say(built, { note: 'Second' });
    await editStep(built, 'Step 1');
    await say(built, { note: 'Third' });
    const { id } = built.project;
    const setNewest = (number: number) =>
      Prisma.sql`UPDATE project SET version_number = ${number} WHERE id = ${id}::uuid`;
    await db().$executeRaw(setNewest(2));
    let body: Promise<unknown> | undefined;
    await inTransaction(async () => {
      await db().$executeRaw`LOCK TABLE project_version IN ACCESS EXCLUSIVE MODE`;
      body = outside(() => call(changesSince, { params: { id }, query: { since: '1' } })).then(
        (answer) => answer.body,
      );
      await vi.waitFor(async () =>
        expect(await db().$queryRaw`SELECT 1 FROM pg_locks WHERE NOT granted`).not.toHaveLength(0),
      );
      await db().$executeRaw(setNewest(3));
    });
    expect(await body).toMatchObject({ versionNumber: 3, note: 'Third', steps: [] });
  });

  it('comes back as the draft, with the pictures it had', async () => {
    const built = await buildPublished({ steps: 2 });
    const withPicture = async () => {
      const key = await upload(built.creator, 'project');
      await edit(built, { file: { name: 'a.png', url: key } });
      return key;
    };
    const first = await withPicture();
    await say(built);
    await withPicture();
    await ask(built, removeStep, {
      method: 'DELETE',
      params: { stepId: stepOf(built) },
      query: draft,
    });
    await say(built);
    expect(await storeNameOf(first)).toBeDefined();
    const { body } = await ask(built, restore, { method: 'POST', params: { number: '2' } });
    expect([body.file.key, namesOf(body), body.versionNumber]).toEqual([
      first,
      ['Step 1', 'Step 2'],
      3,
    ]);
    expect(body.steps[0].id).toBe(stepOf(built));
    expect(namesOf(await shown(built)), 'not published yet').toEqual(['Step 2']);
    // The removed step is there again: undoing its removal changes nothing.
    const undone = await ask(built, restoreStep, {
      method: 'POST',
      params: { stepId: stepOf(built) },
      query: draft,
    });
    expect([undone.status, namesOf((await say(built)).body)]).toEqual([200, ['Step 1', 'Step 2']]);
    const number = { params: { number: '9' } };
    expect((await ask(built, restore, { method: 'POST', ...number })).status).toBe(404);
  });
});

describe('discarding the draft', () => {
  it('brings back what readers have', async () => {
    const built = await buildPublished({ steps: 2, name: 'Lamp' });
    await edit(built, { name: 'Torch', tags: ['x'] });
    await ask(built, removeStep, {
      method: 'DELETE',
      params: { stepId: stepOf(built) },
      query: draft,
    });
    const { body } = await ask(built, discard, { method: 'DELETE' });
    expect([body.name, body.tags, namesOf(body), body.unpublishedChanges]).toEqual([
      'Lamp',
      [],
      ['Step 1', 'Step 2'],
      0,
    ]);
  });

  it('leaves a guide as it is that was never published', async () => {
    const built = await buildProject({ steps: 1, name: 'Lamp' });
    expect((await ask(built, discard, { method: 'DELETE' })).body.name).toBe('Lamp');
  });
});

it('old versions are dropped but the newest ten, with the pictures that only they show', async () => {
  const built = await buildPublished();
  const key = await upload(built.creator, 'project');
  await edit(built, { file: { name: 'a.png', url: key } });
  await say(built);
  const { sizeBytes } = await db().file.findFirstOrThrow({ where: { key } });
  const history = async () => (await ask(built, list)).body.history;
  expect(await history()).toEqual({ sizeBytes: 0, droppable: { versions: 0, sizeBytes: 0 } });
  await edit(built, { file: null });
  for (let version = 3; version <= 12; version += 1) {
    await editStep(built, `Version ${version}`);
    await say(built);
    if (version === 3)
      expect(await history()).toEqual({ sizeBytes, droppable: { versions: 0, sizeBytes: 0 } });
  }
  expect(await history()).toEqual({ sizeBytes, droppable: { versions: 2, sizeBytes } });
  expect(await storeNameOf(key)).toBeDefined();
  const { body } = await ask(built, dropOld, { method: 'DELETE' });
  expect([body, await storeNameOf(key)]).toEqual([{ removed: 2 }, undefined]);
  expect((await ask(built, dropOld, { method: 'DELETE' })).body).toEqual({ removed: 0 });
  expect(await db().projectVersion.count()).toBe(10);
  const since = { params: { id: built.project.id }, query: { since: '1' } };
  expect((await call(changesSince, since)).body).toMatchObject({ isSafety: true, steps: [] });
});
