import { describe, expect, it } from 'vitest';
import { BIN_DRAFTS_MAX, BIN_ITEMS_MAX, BIN_MS } from '@/features/projects/constants';
import type { OwnProject } from '@/features/projects/schema';
import { sweepTrash } from '@/features/projects/server/trash/service';
import { db } from '@/server/db/client';
import { uuid7 } from '@/server/secrets/uuid7';
import type { Handler } from '@/testing/api';
import { buildPublished, buildRemoved, buildReport, texts } from '@/testing/database/factories';
import { isStored } from '../../../../_testing/uploads';
import { DELETE as removeQuestion } from '../faq/[questionId]/route';
import { GET as readOwn } from '../route';
import { POST as addStep } from '../steps/route';
import { POST as undoRemoval } from '../steps/[stepId]/restore/route';
import {
  ask,
  bringBack,
  type Built,
  edit,
  editStep,
  nameStep,
  namesOf,
  newPicture,
  removeStep,
  say,
  shown,
  stepOf,
  throwAway,
} from '../versions/_testing/versions';
import { POST as bringStepBack } from '../versions/[number]/steps/[stepId]/restore/route';
import { POST as restore } from './[itemId]/restore/route';
import { DELETE as empty, GET as list } from './route';

type Item = { id: string; kind: string; name: string };
const readDraft = async (built: Built) => (await ask(built, readOwn)).body;
const bin = async (built: Built): Promise<Item[]> => (await ask(built, list)).body.results;
const fromBin = (built: Built, itemId = '') =>
  ask(built, restore, { method: 'POST', params: { itemId } });
const newest = async (built: Built) => fromBin(built, (await bin(built))[0]?.id);
const oneStep = (built: Built, number: number, stepId: string, handler: Handler = bringStepBack) =>
  ask(built, handler, { method: 'POST', params: { number: `${number}`, stepId } });
/** A guide without what each change counts. */
const contentOf = ({
  version: _,
  updatedAt: _at,
  unpublishedChanges: _changes,
  ...guide
}: OwnProject) =>
  JSON.parse(JSON.stringify(guide, (key, value) => (key === 'version' ? undefined : value)));

describe('the bin', () => {
  it('lists removed steps, chapters and questions, the newest first, and brings each back', async () => {
    const built = await buildPublished({ steps: 2, questions: 1 });
    const chapter = { type: 2, name: texts('Base') };
    const query = { draft: 'true' };
    const added = await ask(built, addStep, { method: 'POST', body: chapter, query });
    const before = await readDraft(built);
    const report = await buildReport(built.project.id, stepOf(built, 1));
    await removeStep(built, 1);
    const params = { questionId: built.questions[0]?.id ?? '' };
    await ask(built, removeQuestion, { method: 'DELETE', params, query });
    const { project } = built;
    const steps = [...project.steps.slice(0, 1), added.body];
    await removeStep({ ...built, project: { ...project, steps } }, 1);
    expect((await bin(built)).map(({ kind, name }) => [kind, name])).toEqual([
      ['chapter', 'Base'],
      ['question', 'Question 1'],
      ['step', 'Step 2'],
    ]);
    const listed = await ask(built, list, { query: { limit: '1', page: '2' } });
    expect([listed.body.totalResults, listed.body.results[0].kind]).toEqual([3, 'question']);
    for (const { id } of await bin(built)) expect((await fromBin(built, id)).status).toBe(200);
    expect(contentOf(await readDraft(built))).toEqual(contentOf(before));
    expect(await bin(built)).toEqual([]);
    expect(await db().report.findUnique({ where: { id: report.id } })).toMatchObject({
      isShown: true,
    });
  });

  it('brings texts back that lack the present primary language, and none of them is empty', async () => {
    const built = await buildPublished({ steps: 3, questions: 1 });
    await editStep(built, { name: texts('Base') }, 2);
    await say(built);
    await removeStep(built, 1);
    const params = { questionId: built.questions[0]?.id ?? '' };
    await ask(built, removeQuestion, { method: 'DELETE', params, query: { draft: 'true' } });
    const both = (value: string) => [...texts(value), { lang: 'fr', value: `${value} (fr)` }];
    await edit(built, { languages: ['en', 'fr'] });
    for (const at of [0, 2])
      await editStep(built, { name: both('Saw'), description: both('Slowly') }, at);
    expect((await edit(built, { languages: ['fr'], name: 'Étagère' })).status).toBe(200);
    await removeStep(built, 2);
    for (const { id, kind } of await bin(built))
      if (kind !== 'draft') expect((await fromBin(built, id)).status).toBe(200);
    expect((await oneStep(built, 1, stepOf(built, 1))).status).toBe(200);
    await say(built);
    const { steps, questions } = await shown(built, { lang: 'fr' });
    expect(namesOf({ steps })).toEqual(['Saw (fr)', 'Step 2', 'Saw (fr)']);
    expect(steps[1].description).toEqual([{ lang: 'fr', value: 'How to: Step 2' }]);
    expect(questions[0].question).toEqual([{ lang: 'fr', value: 'Question 1' }]);
  });

  it('is emptied for good, with the pictures that only it shows', async () => {
    const built = await buildPublished({ steps: 2 });
    const [kept, gone] = [await newPicture(built), await newPicture(built, 1)];
    await removeStep(built, 1);
    await edit(built, { name: 'Shelf' });
    const before = await readDraft(built);
    const { status, body } = await ask(built, empty, { method: 'DELETE' });
    expect([status, body]).toEqual([200, { removed: 1 }]);
    expect([await bin(built), await isStored(kept), await isStored(gone)]).toEqual([
      [],
      true,
      false,
    ]);
    expect(await readDraft(built)).toEqual(before);
  });

  // security: Bin
  it('keeps things for 30 days, and no longer, also before the sweep', async () => {
    const built = await buildPublished({ steps: 2 });
    await removeStep(built, 1);
    await sweepTrash(new Date(Date.now() + BIN_MS - 60_000));
    const [item] = await bin(built);
    expect(item?.id).toBe(stepOf(built, 1));
    await db().trashItem.updateMany({ data: { removedAt: new Date(Date.now() - BIN_MS) } });
    expect(await bin(built)).toEqual([]);
    expect((await fromBin(built, item?.id)).status).toBe(404);
  });

  // security: Bin
  it('drops the oldest of many, with their pictures, and counts drafts apart', async () => {
    const built = await buildPublished({ steps: 3 });
    const picture = await newPicture(built, 1);
    await removeStep(built, 1);
    await db().trashItem.updateMany({ data: { removedAt: new Date(Date.now() - 60_000) } });
    const row = { projectId: built.project.id, name: 'n', item: {}, position: 0, files: [] };
    const rows = (kind: 'step' | 'draft', count: number) =>
      Array.from({ length: count }, () => ({ ...row, kind, id: uuid7() }));
    await db().trashItem.createMany({ data: rows('step', BIN_ITEMS_MAX - 1) });
    await db().trashItem.createMany({ data: rows('draft', BIN_DRAFTS_MAX) });
    await oneStep(built, 1, stepOf(built));
    expect(await isStored(picture)).toBe(true);
    await removeStep(built, 2);
    expect(await isStored(picture)).toBe(false);
    const counts = await db().trashItem.groupBy({ by: ['kind'], _count: true });
    expect(Object.fromEntries(counts.map(({ kind, _count }) => [kind, _count]))).toEqual({
      step: BIN_ITEMS_MAX,
      draft: BIN_DRAFTS_MAX,
    });
  });

  // security: Bin
  it('brings nothing of another guide back', async () => {
    const [built, other] = [await buildPublished(), await buildPublished()];
    const removed = await buildRemoved(other.project.id);
    for (const id of [removed.id, 'x', stepOf(built)])
      expect((await fromBin(built, id)).status).toBe(404);
    expect((await fromBin(other, removed.id.toUpperCase())).body.questions).toMatchObject([
      { id: removed.id, question: texts('Which glue?') },
    ]);
  });
});

describe('a draft that was replaced', () => {
  it('comes back whole after it was discarded, with its pictures, and again the other way', async () => {
    const built = await buildPublished({ steps: 3 });
    const picture = await newPicture(built);
    await nameStep(built, 'Cut', 1);
    await removeStep(built, 2);
    await edit(built, { name: 'Torch', parts: ['Bulb'] });
    const before = await readDraft(built);
    const discarded = (await throwAway(built)).body;
    expect((await bin(built)).map(({ kind, name }) => [kind, name])).toEqual([['draft', 'Torch']]);
    expect(await isStored(picture)).toBe(true);
    const { status, body } = await newest(built);
    expect([status, contentOf(body)]).toEqual([200, contentOf(before)]);
    expect(body.unpublishedChanges).toBe(before.unpublishedChanges);
    expect(body.steps[0].version, 'other tabs are stale').toBeGreaterThan(
      discarded.steps[0].version,
    );
    const kinds = (await bin(built)).map(({ kind, name }) => [kind, name]);
    expect(kinds).toEqual([['draft', discarded.name]]);
    expect(contentOf((await newest(built)).body)).toEqual(contentOf(discarded));
  });

  it('comes back after a version was restored, and gives single steps too', async () => {
    const built = await buildPublished({ steps: 1 });
    const query = { draft: 'true' };
    const body = { type: 1, name: texts('New'), description: texts('Text') };
    const { body: added } = await ask(built, addStep, { method: 'POST', body, query });
    await bringBack(built, 1);
    const params = { stepId: added.id };
    const back = await ask(built, undoRemoval, { method: 'POST', params, query });
    expect([back.status, namesOf(await readDraft(built))]).toEqual([200, ['Step 1', 'New']]);
    expect((await bin(built)).map(({ kind }) => kind)).toEqual(['draft']);
  });

  // security: Bin
  it('stays a draft: readers get what is published', async () => {
    const built = await buildPublished();
    await nameStep(built, 'Changed');
    await throwAway(built);
    const before = await shown(built);
    await newest(built);
    expect(await shown(built)).toEqual(before);
  });
});

describe('one step of a version', () => {
  it('takes the place of the present one, and the other changes stay', async () => {
    const built = await buildPublished({ steps: 2 });
    const picture = await newPicture(built);
    await say(built);
    await newPicture(built);
    await nameStep(built, 'Cut');
    await nameStep(built, 'Glue', 1);
    await say(built);
    const before = await readDraft(built);
    const { status, body } = await oneStep(built, 2, stepOf(built));
    expect([status, namesOf(body)]).toEqual([200, ['Step 1', 'Glue']]);
    expect([body.steps[0].file.key, body.steps[0].version, body.unpublishedChanges]).toEqual([
      picture,
      before.steps[0].version + 1,
      1,
    ]);
    expect(contentOf((await newest(built)).body)).toEqual(contentOf(before));
  });

  it('comes back at its place after its removal, with its reports', async () => {
    const built = await buildPublished({ steps: 3 });
    const id = stepOf(built, 1);
    await buildReport(built.project.id, id);
    await removeStep(built, 1);
    await say(built);
    const { body } = await oneStep(built, 1, id.toUpperCase());
    expect(namesOf(body)).toEqual(['Step 1', 'Step 2', 'Step 3']);
    expect(await db().report.count({ where: { isShown: true } })).toBe(1);
  });

  it('that is not there is not found, and changes nothing', async () => {
    const [built, other] = [await buildPublished(), await buildPublished()];
    const before = await readDraft(built);
    for (const [number, stepId] of [
      [2, stepOf(built)],
      [1, stepOf(other)],
      [1, 'x'],
    ] as const)
      expect((await oneStep(built, number, stepId)).status).toBe(404);
    expect([await readDraft(built), await bin(built)]).toEqual([before, []]);
  });
});
