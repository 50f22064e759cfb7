import { describe, expect, it } from 'vitest';
import { sweepTrash } from '@/features/projects/server/trash/service';
import { BIN_MS } from '@/features/projects/constants';
import { db } from '@/server/db/client';
import { buildProject, buildPublished, buildReport } from '@/testing/database/factories';
import { isStored, upload } from '../../../../_testing/uploads';
import { PATCH as publishProject } from '../publish/route';
import { GET as readOwn } from '../route';
import { PATCH as changeStep } from '../steps/[stepId]/route';
import { POST as undoRemoval } from '../steps/[stepId]/restore/route';
import { PATCH as unpublish } from '../unpublish/route';
import {
  ask,
  bringBack,
  type Built,
  drop,
  edit,
  nameStep,
  namesOf,
  newPicture,
  removeStep,
  say,
  shown,
  stepOf,
  throwAway,
} from './_testing/versions';

const readDraft = async (built: Built) => (await ask(built, readOwn)).body;
const undo = (built: Built, stepId: string) =>
  ask(built, undoRemoval, { method: 'POST', params: { stepId }, query: { draft: 'true' } });
const reportsOn = (stepId: string) => db().report.count({ where: { stepId, isShown: true } });
const later = () => sweepTrash(new Date(Date.now() + 2 * BIN_MS));

describe('a picture that only an old version shows', () => {
  it('comes back with it after it was replaced, and is gone when the version is dropped', async () => {
    const built = await buildPublished();
    const first = await newPicture(built);
    await say(built);
    const second = await newPicture(built);
    await say(built);
    await later();
    expect([await isStored(first), await isStored(second)]).toEqual([true, true]);
    const { body } = await bringBack(built, 2);
    expect([body.steps[0].file.key, (await shown(built)).steps[0].file.key]).toEqual([
      first,
      second,
    ]);
    await say(built);
    expect((await shown(built)).steps[0].file.key).toBe(first);
    for (let version = 5; version <= 14; version += 1) {
      await nameStep(built, `Version ${version}`);
      await say(built);
    }
    expect((await drop(built)).body).toEqual({ removed: 4 });
    await later();
    expect([await isStored(first), await isStored(second)]).toEqual([true, false]);
  });

  it('is gone once an edit that is published at once replaces it within minutes', async () => {
    const built = await buildPublished();
    const show = async () => {
      const key = await upload(built.creator);
      const body = { file: { name: 'a.png', url: key } };
      await ask(built, changeStep, { method: 'PATCH', params: { stepId: stepOf(built) }, body });
      return key;
    };
    const [first, second] = [await show(), await show()];
    await later();
    expect([await isStored(first), await isStored(second)]).toEqual([false, true]);
  });

  it('stays while a copy of the guide shows it', async () => {
    const built = await buildPublished();
    const key = await newPicture(built);
    await say(built);
    const file = await db().file.findUniqueOrThrow({ where: { key } });
    const { project: copy } = await buildProject({ creator: built.creator, steps: 1 });
    await db().project.update({ where: { id: copy.id }, data: { files: [file.id] } });
    await newPicture(built);
    for (let version = 3; version <= 12; version += 1) {
      await nameStep(built, `Version ${version}`);
      await say(built);
    }
    expect((await drop(built)).body).toEqual({ removed: 2 });
    expect(await isStored(key)).toBe(true);
  });

  it('and only the draft showed is gone when that is discarded and has left the bin', async () => {
    const built = await buildPublished({ steps: 2 });
    const [kept, removed] = [await newPicture(built), await newPicture(built, 1)];
    await removeStep(built, 1);
    await throwAway(built);
    expect([await isStored(kept), await isStored(removed)]).toEqual([true, false]);
    await later();
    expect(await isStored(kept)).toBe(false);
  });
});

describe('a step that was removed from the draft', () => {
  it('comes back with its reports, and undoing its removal gives it as it is', async () => {
    const built = await buildPublished({ steps: 2 });
    const id = stepOf(built);
    await buildReport(built.project.id, id);
    await nameStep(built, 'Changed first');
    await removeStep(built);
    const { body } = await throwAway(built);
    expect([namesOf(body), body.unpublishedChanges]).toEqual([['Step 1', 'Step 2'], 0]);
    const { status, body: step } = await undo(built, id);
    expect([status, step]).toEqual([200, { ...body.steps[0], unpublishedChanges: 0 }]);
    expect([namesOf(await readDraft(built)), await reportsOn(id)]).toEqual([
      ['Step 1', 'Step 2'],
      1,
    ]);
    await later();
    expect([namesOf(await readDraft(built)), await reportsOn(id)]).toEqual([
      ['Step 1', 'Step 2'],
      1,
    ]);
  });

  it('comes back when nothing of it is in the trash any more', async () => {
    const built = await buildPublished({ steps: 2 });
    await removeStep(built);
    await later();
    const { body } = await throwAway(built);
    expect(body.steps.map(({ id }: { id: string }) => id)).toEqual([
      stepOf(built),
      stepOf(built, 1),
    ]);
  });
});

it('a step that the version lacks can be brought back, and has its reports then', async () => {
  const built = await buildPublished({ steps: 2 });
  const id = stepOf(built, 1);
  await removeStep(built, 1);
  await say(built);
  await undo(built, id);
  await say(built);
  await buildReport(built.project.id, id);
  expect(namesOf((await bringBack(built, 2)).body)).toEqual(['Step 1']);
  expect(await reportsOn(id), 'readers still have the step').toBe(1);
  await say(built);
  expect(await reportsOn(id)).toBe(0);
  expect((await undo(built, id)).body.id).toBe(id);
  expect(await reportsOn(id)).toBe(1);
  await throwAway(built);
  expect(namesOf((await bringBack(built, 3)).body)).toEqual(['Step 1', 'Step 2']);
  expect([await reportsOn(id), namesOf(await shown(built))]).toEqual([1, ['Step 1']]);
});

describe('bringing a version back', () => {
  it('makes what other pages hold stale, and changes no version', async () => {
    const built = await buildPublished();
    await nameStep(built, 'Changed');
    await say(built);
    const before = await readDraft(built);
    const versionsBefore = await db().projectVersion.findMany();
    const { body } = await bringBack(built, 1);
    expect([body.version, body.steps[0].version]).toEqual([
      before.version + 1,
      before.steps[0].version + 1,
    ]);
    expect(await db().projectVersion.findMany()).toEqual(versionsBefore);
    expect([body.versionNumber, body.unpublishedChanges]).toEqual([2, 1]);
    const { body: again } = await say(built, { note: 'As before' });
    expect([again.versionNumber, namesOf(await shown(built))]).toEqual([3, ['Step 1']]);
  });

  it('is found by what it says now in the list of its creator', async () => {
    const built = await buildPublished({ name: 'Lamp', tags: ['light'], ref: 'L-1' });
    await edit(built, { name: 'Torch', tags: [], ref: 'T-1' });
    await say(built);
    await bringBack(built, 1);
    expect(await db().project.findUnique({ where: { id: built.project.id } })).toMatchObject({
      name: 'Lamp',
      refKey: expect.stringMatching(/^l-?1$/),
      tagKeys: ['light'],
      searchText: expect.stringContaining('lamp'),
    });
  });

  it('changes a guide that is not published at once, and shows it to nobody', async () => {
    const built = await buildPublished();
    await nameStep(built, 'Changed');
    await say(built);
    await ask(built, unpublish, { method: 'PATCH' });
    const { body } = await bringBack(built, 1);
    expect([namesOf(body), body.status, body.unpublishedChanges]).toEqual([['Step 1'], 1, 0]);
    expect((await shown(built)).error.code).toBe('project_not_found');
    const published = await ask(built, publishProject, { method: 'PATCH' });
    expect(published.body.versionNumber).toBe(3);
  });
});

it('discarding leaves a guide alone that readers do not have, and one without changes', async () => {
  const built = await buildPublished();
  const before = await readDraft(built);
  expect((await throwAway(built)).body).toEqual(before);
  await ask(built, unpublish, { method: 'PATCH' });
  await nameStep(built, 'Written meanwhile');
  expect(namesOf((await throwAway(built)).body)).toEqual(['Written meanwhile']);
});
