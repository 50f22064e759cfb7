import { describe, expect, it } from 'vitest';
import { GET as changesSince } from '../../../projects/[id]/changes/route';
import { GET as readPublic } from '../../../projects/[id]/route';
import { GET as search } from '../../../projects/route';
import { call } from '@/testing/api';
import { buildProject, buildPublished, texts } from '@/testing/database/factories';
import { db } from '@/server/db/client';
import { PATCH as publish } from './publish/route';
import { GET as readOwn, PATCH as change } from './route';
import { PATCH as changeStep, DELETE as removeStep } from './steps/[stepId]/route';
import { POST as addStep } from './steps/route';
import { PATCH as unpublish } from './unpublish/route';

type Built = Awaited<ReturnType<typeof buildPublished>>;
const DRAFT = { draft: 'true' };

const ask = (
  { creator, project }: Built,
  handler: Parameters<typeof call>[0],
  options: Parameters<typeof call>[1] = {},
) =>
  call(handler, {
    token: creator.token,
    ...options,
    params: { id: project.id, ...options.params },
  });
const edit = (built: Built, body: object, query = {}) =>
  ask(built, change, { method: 'PATCH', body, query });
const editStep = (built: Built, value: string, query = {}) =>
  ask(built, changeStep, {
    method: 'PATCH',
    params: { stepId: built.project.steps[0]?.id ?? '' },
    body: { name: texts(value) },
    query,
  });
const shown = async ({ project }: Built) =>
  (await call(readPublic, { params: { id: project.id } })).body;
const searchFor = async (name: string) =>
  (await call(search, { query: { name } })).body.results.map(
    (guide: { name: string }) => guide.name,
  );
const versions = ({ project }: Built) =>
  db().projectVersion.findMany({ where: { projectId: project.id }, orderBy: { number: 'asc' } });

describe('the draft of a published project', () => {
  it('changes nothing for readers until it is published, and everything then', async () => {
    const built = await buildPublished({ name: 'Lamp' });
    const before = await shown(built);
    expect((await edit(built, { name: 'Torch', ref: 'T-1' }, DRAFT)).body).toMatchObject({
      name: 'Torch',
      versionNumber: 1,
      unpublishedChanges: 2,
    });
    expect((await editStep(built, 'Solder', DRAFT)).body.unpublishedChanges).toBe(3);
    expect([await shown(built), await searchFor('lamp'), await searchFor('torch')]).toEqual([
      before,
      ['Lamp'],
      [],
    ]);
    expect((await ask(built, readOwn)).body.unpublishedChanges).toBe(3);
    const { body } = await ask(built, publish, { method: 'PATCH' });
    expect(body).toMatchObject({ name: 'Torch', versionNumber: 2, unpublishedChanges: 0 });
    expect([await shown(built), await searchFor('lamp'), await searchFor('torch')]).toMatchObject([
      { name: 'Torch', ref: 'T-1', versionNumber: 2, steps: [{ name: texts('Solder') }] },
      [],
      ['Torch'],
    ]);
  });

  it('takes changes that do not name it, while it holds others', async () => {
    const built = await buildPublished();
    await editStep(built, 'In the draft', DRAFT);
    expect((await edit(built, { brand: 'Acme' })).body.unpublishedChanges).toBe(2);
    expect(await shown(built)).toMatchObject({ brand: '', versionNumber: 1 });
    // Without unpublished changes, they are public at once again.
    await ask(built, publish, { method: 'PATCH' });
    expect((await edit(built, { brand: 'Bolt' })).body.unpublishedChanges).toBe(0);
    expect((await shown(built)).brand).toBe('Bolt');
  });

  it('may lose a step that readers still have', async () => {
    const built = await buildPublished({ steps: 2 });
    const stepId = built.project.steps[0]?.id ?? '';
    await ask(built, removeStep, { method: 'DELETE', params: { stepId }, query: DRAFT });
    expect((await shown(built)).steps).toHaveLength(2);
  });

  it('has no changes any more when they are taken back', async () => {
    const built = await buildPublished({ name: 'Lamp' });
    await edit(built, { name: 'Torch' }, DRAFT);
    expect((await edit(built, { name: 'Lamp' }, DRAFT)).body.unpublishedChanges).toBe(0);
  });

  it('has none either when a part is removed and added again', async () => {
    const built = await buildPublished({ parts: ['Board', 'Screw'], tools: ['Saw'] });
    expect((await edit(built, { parts: ['Board'], tools: [] }, DRAFT)).body).toMatchObject({
      unpublishedChanges: 2,
    });
    const { body } = await edit(built, { parts: ['Board', 'Screw'], tools: ['Saw'] }, DRAFT);
    expect(body.unpublishedChanges).toBe(0);
    expect((await ask(built, readOwn)).body.unpublishedChanges).toBe(0);
    expect((await ask(built, publish, { method: 'PATCH' })).body.versionNumber).toBe(1);
    expect((await edit(built, { brand: 'Acme' })).body.unpublishedChanges).toBe(0);
  });

  it('shows its visibility at once', async () => {
    const built = await buildPublished({ name: 'Lamp' });
    await edit(built, { type: 2 }, DRAFT);
    expect(await searchFor('lamp')).toEqual([]);
  });
});

describe('versions', () => {
  it('begin with the first publication, and need a change', async () => {
    const built = await buildProject({ steps: 1 });
    await editStep(built, 'Before', DRAFT);
    expect(await versions(built)).toEqual([]);
    const numberAfter = async (handler: typeof publish) =>
      (await ask(built, handler, { method: 'PATCH' })).body.versionNumber;
    expect(await numberAfter(publish)).toBe(1);
    expect(await numberAfter(publish)).toBe(1);
    expect(await numberAfter(unpublish)).toBe(1);
    expect(await numberAfter(publish)).toBe(1);
    await ask(built, unpublish, { method: 'PATCH' });
    expect((await editStep(built, 'Meanwhile')).body.unpublishedChanges).toBe(0);
    expect(await numberAfter(publish)).toBe(2);
  });

  it('join edits that are published at once within ten minutes', async () => {
    const built = await buildPublished();
    await editStep(built, 'One');
    await editStep(built, 'Two');
    await ask(built, addStep, {
      method: 'POST',
      body: { name: texts('More'), description: texts('More') },
    });
    const [, second, ...others] = await versions(built);
    expect([second?.isDirect, second?.summary, others]).toMatchObject([
      true,
      { added: 1, changed: 1 },
      [],
    ]);
    await db().projectVersion.updateMany({
      where: { projectId: built.project.id },
      data: { publishedAt: new Date(Date.now() - 11 * 60_000) },
    });
    await editStep(built, 'Later');
    expect((await versions(built)).map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('tell their readers of every edit that joins them', async () => {
    const built = await buildPublished();
    await editStep(built, 'One');
    const begun = await shown(built);
    const since = async () =>
      (
        await call(changesSince, {
          params: { id: built.project.id },
          query: { since: `${begun.versionNumber}` },
        })
      ).body;
    expect((await since()).updatedAt).toBe(begun.updatedAt);
    await editStep(built, 'Two');
    const { versionNumber, updatedAt } = await since();
    expect([versionNumber, updatedAt > begun.updatedAt]).toEqual([begun.versionNumber, true]);
    expect((await shown(built)).updatedAt).toBe(updatedAt);
  });

  it('are not affected by edits of the draft', async () => {
    const built = await buildPublished({ name: 'Lamp' });
    const [first] = await versions(built);
    await edit(built, { name: 'Torch' }, DRAFT);
    await ask(built, publish, { method: 'PATCH' });
    expect((await versions(built))[0]).toEqual(first);
  });
});

it('a private guide that becomes public is found by the name it gets at the same time', async () => {
  const built = await buildPublished({ name: 'Lamp', type: 2 });
  await edit(built, { name: 'Torch', type: 1 });
  expect([await searchFor('lamp'), await searchFor('torch')]).toEqual([[], ['Torch']]);
});
