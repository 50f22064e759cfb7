import { storedSteps } from '@/testing/database/stored-items';
import { beforeEach, describe, expect, it } from 'vitest';
import { BIN_MS } from '@/features/projects/constants';
import { importGuide, readGuide } from '@/features/projects/server/import/service';
import { readOverview } from '@/features/projects/server/overview/service';
import { listProjects } from '@/features/projects/server/own-list/service';
import { projectsQuery } from '@/features/projects/schema';
import { readSuggestions } from '@/features/projects/server/suggestions/service';
import { sweepTrash } from '@/features/projects/server/trash/service';
import { db } from '@/server/db/client';
import { type Answer, call, type Handler } from '@/testing/api';
import { buildCreator, buildProject, projectBody, texts } from '@/testing/database/factories';
import { GET as readPublic } from '../../../projects/[id]/route';
import { GET as listPublic } from '../../../projects/route';
import { isStored, upload } from '../../../_testing/uploads';
import { PATCH as archive } from './archive/route';
import { POST as addQuestion } from './faq/route';
import { DELETE as removeQuestion } from './faq/[questionId]/route';
import { POST as restoreQuestion } from './faq/[questionId]/restore/route';
import { PATCH as publish } from './publish/route';
import { POST as restore } from './restore/route';
import { DELETE as remove, GET as read, PATCH as patch } from './route';
import { DELETE as removeStep, PATCH as patchStep } from './steps/[stepId]/route';
import { POST as restoreStep } from './steps/[stepId]/restore/route';
import { PATCH as sortSteps } from './steps/sort/route';

const MINUTE_MS = 60_000;
let built: Awaited<ReturnType<typeof buildProject>>;
beforeEach(async () => {
  built = await buildProject({ steps: 3, questions: 3, isPublished: true });
});
const stepAt = (index: number) => built.project.steps[index]?.id ?? '';
const questionAt = (index: number) => built.questions[index]?.id ?? '';
const ask = (
  handler: Handler,
  method: string,
  params: Record<string, string> = {},
  body?: object,
): Promise<Answer> =>
  call(handler, {
    token: built.creator.token,
    method,
    params: { id: built.project.projectUid, ...params },
    ...(body ? { body } : {}),
  });
/** Attaches an uploaded picture to a step. */
const show = (index: number, key: string, more: object = {}) =>
  ask(
    patchStep,
    'PATCH',
    { stepId: stepAt(index) },
    { file: { name: 'p.png', url: key }, ...more },
  );
const project = async () => (await ask(read, 'GET')).body;
const inTime = () => new Date(Date.now() + 9 * MINUTE_MS);
const almostLate = () => new Date(Date.now() + BIN_MS - MINUTE_MS);
const tooLate = () => new Date(Date.now() + BIN_MS + MINUTE_MS);

describe('a deleted step', () => {
  it('returns to its position with its id, texts and version', async () => {
    const before = (await project()).steps;
    expect((await ask(removeStep, 'DELETE', { stepId: stepAt(1) })).status).toBe(204);
    expect((await project()).steps).toHaveLength(2);
    const { status, body } = await ask(restoreStep, 'POST', { stepId: stepAt(1) });
    expect([status, body]).toEqual([200, { ...before[1], unpublishedChanges: 0 }]);
    expect((await project()).steps).toEqual(before);
    expect(await db().trashItem.count()).toBe(0);
    expect((await storedSteps()).map(({ position }) => position)).toEqual([0, 1, 2]);
  });

  it('returns to the last valid position, and can be restored twice without harm', async () => {
    await ask(removeStep, 'DELETE', { stepId: stepAt(2) });
    await ask(removeStep, 'DELETE', { stepId: stepAt(0) });
    for (const stepId of [stepAt(2), stepAt(2), stepAt(2).toUpperCase()])
      expect((await ask(restoreStep, 'POST', { stepId })).status).toBe(200);
    const ids = (await project()).steps.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([stepAt(1), stepAt(2)]);
    expect((await ask(sortSteps, 'PATCH', {}, { ids: [...ids].reverse() })).status).toBe(200);
  });

  it('returns with its picture and its reports', async () => {
    const key = await upload(built.creator);
    await show(0, key, { alt: texts('A saw') });
    const report = {
      projectId: built.project.id,
      stepId: stepAt(0),
      subject: 'Typo',
      message: 'Saw, not was',
      lang: 'en',
    };
    const { id } = await db().report.create({ data: report });
    await ask(removeStep, 'DELETE', { stepId: stepAt(0) });
    const shown = () => db().report.count({ where: { isShown: true } });
    expect([await isStored(key), await shown()]).toEqual([true, 0]);
    await sweepTrash(almostLate());
    const { body } = await ask(restoreStep, 'POST', { stepId: stepAt(0) });
    expect([body.file.key, body.alt, await isStored(key)]).toEqual([key, texts('A saw'), true]);
    expect(await db().report.findUniqueOrThrow({ where: { id } })).toMatchObject(report);
    expect(await shown()).toBe(1);
  });

  it('is deleted permanently after 30 days, with its picture', async () => {
    const key = await upload(built.creator);
    await show(0, key);
    await ask(removeStep, 'DELETE', { stepId: stepAt(0) });
    await sweepTrash(tooLate());
    expect((await ask(restoreStep, 'POST', { stepId: stepAt(0) })).status).toBe(404);
    expect([await isStored(key), await db().file.count(), await db().trashItem.count()]).toEqual([
      false,
      0,
      0,
    ]);
  });

  it('cannot be restored after 30 days, even before the sweep', async () => {
    await ask(removeStep, 'DELETE', { stepId: stepAt(0) });
    await db().trashItem.updateMany({ data: { removedAt: new Date(Date.now() - BIN_MS) } });
    expect((await ask(restoreStep, 'POST', { stepId: stepAt(0) })).status).toBe(404);
  });

  it('keeps a picture that something else still shows', async () => {
    const key = await upload(built.creator);
    for (const index of [0, 1]) await show(index, key);
    await ask(removeStep, 'DELETE', { stepId: stepAt(0) });
    await ask(patchStep, 'PATCH', { stepId: stepAt(1) }, { file: null });
    expect(await isStored(key)).toBe(true);
    await sweepTrash(tooLate());
    expect(await isStored(key)).toBe(false);
  });

  it('can be restored only by its owner and in its project', async () => {
    const sibling = await buildProject({ creator: built.creator });
    const stranger = await buildProject();
    await ask(removeStep, 'DELETE', { stepId: stepAt(0) });
    for (const [token, id] of [
      [stranger.creator.token, built.project.id],
      [stranger.creator.token, stranger.project.id],
      [built.creator.token, sibling.project.id],
    ] as const) {
      expect(
        (await call(restoreStep, { token, method: 'POST', params: { id, stepId: stepAt(0) } }))
          .status,
      ).toBe(404);
    }
    expect((await ask(restoreQuestion, 'POST', { questionId: stepAt(0) })).status).toBe(404);
    expect(await db().trashItem.count()).toBe(1);
  });

  it('is not the last one of a published project', async () => {
    await ask(removeStep, 'DELETE', { stepId: stepAt(0) });
    await ask(removeStep, 'DELETE', { stepId: stepAt(1) });
    expect((await ask(removeStep, 'DELETE', { stepId: stepAt(2) })).body.error.code).toBe(
      'last_step',
    );
  });
});

describe('a deleted question', () => {
  it('returns to its position, also next to new ones', async () => {
    const before = (await project()).questions;
    await ask(removeQuestion, 'DELETE', { questionId: questionAt(0) });
    await ask(addQuestion, 'POST', {}, { question: texts('New?'), answer: texts('New') });
    const { status, body } = await ask(restoreQuestion, 'POST', { questionId: questionAt(0) });
    expect([status, body]).toEqual([200, { ...before[0], unpublishedChanges: 0 }]);
    expect((await project()).questions.map(({ id }: { id: string }) => id).slice(0, 3)).toEqual(
      before.map(({ id }: { id: string }) => id),
    );
  });
});

describe('a deleted project', () => {
  const places = async () => {
    const { actor } = built.creator;
    const list = async (handler: Handler) => (await call(handler)).body.totalResults;
    return {
      open: (await call(readPublic, { params: { id: built.project.projectUid } })).status,
      own: (await ask(read, 'GET')).status,
      changed: (await ask(patch, 'PATCH', {}, { name: 'X' })).status,
      published: (await ask(publish, 'PATCH')).status,
      listed: await list(listPublic),
      mine: (await listProjects(actor, projectsQuery.parse({ status: 'all' }))).totalResults,
      overview: await readOverview(actor),
      words: (await readSuggestions(actor)).tags,
    };
  };

  it('is gone everywhere at once', async () => {
    const nothing = { total: 0, unread: 0 };
    await ask(patch, 'PATCH', {}, { tags: ['wood'], languages: ['en', 'de'] });
    await db().feedback.create({
      data: { projectId: built.project.id, ratingHalves: 9, difficulty: 4, lang: 'en' },
    });
    expect((await ask(remove, 'DELETE')).status).toBe(204);
    expect(await places()).toEqual({
      open: 404,
      own: 404,
      changed: 404,
      published: 404,
      listed: 0,
      mine: 0,
      words: [],
      overview: {
        projects: 0,
        published: 0,
        views: 0,
        feedback: nothing,
        reports: nothing,
        recent: [],
        unfinished: [],
      },
    });
    expect((await ask(remove, 'DELETE')).status).toBe(404);
    const stranger = await buildCreator();
    expect(
      (
        await call(restore, {
          token: stranger.token,
          method: 'POST',
          params: { id: built.project.id },
        })
      ).status,
    ).toBe(404);
  });

  it('returns unpublished with everything, by either identifier', async () => {
    const key = await upload(built.creator, 'project');
    await ask(patch, 'PATCH', {}, { file: { name: 'p.png', url: key } });
    await db().feedback.create({
      data: { projectId: built.project.id, ratingHalves: 9, difficulty: 4, lang: 'en' },
    });
    for (const id of [built.project.id, built.project.projectUid]) {
      const before = await project();
      await ask(remove, 'DELETE');
      await sweepTrash(inTime());
      const { status, body } = await ask(restore, 'POST', { id });
      expect(status).toBe(200);
      expect(body).toEqual({
        ...before,
        status: 1,
        version: before.version + 1,
        updatedAt: expect.any(String),
      });
    }
    expect([await isStored(key), await db().feedback.count()]).toEqual([true, 1]);
    expect((await call(readPublic, { params: { id: built.project.projectUid } })).status).toBe(404);
    expect((await ask(publish, 'PATCH')).status).toBe(200);
  });

  it('returns archived when it was archived', async () => {
    await ask(archive, 'PATCH');
    await ask(remove, 'DELETE');
    expect((await ask(restore, 'POST')).body.status).toBe(3);
  });

  it('is deleted permanently after ten minutes, with all its pictures, those of its deleted steps too', async () => {
    const [ofProject, ofStep] = [
      await upload(built.creator, 'project'),
      await upload(built.creator),
    ];
    await ask(patch, 'PATCH', {}, { file: { name: 'p.png', url: ofProject } });
    await show(0, ofStep);
    await ask(removeStep, 'DELETE', { stepId: stepAt(0) });
    await ask(remove, 'DELETE');
    await db().project.updateMany({ data: { removedAt: new Date(Date.now() - 11 * MINUTE_MS) } });
    expect((await ask(restore, 'POST')).status).toBe(404);
    await sweepTrash();
    expect([
      await db().project.count(),
      (await storedSteps()).length,
      await db().trashItem.count(),
      await db().file.count(),
    ]).toEqual([0, 0, 0, 0]);
    expect([await isStored(ofProject), await isStored(ofStep)]).toEqual([false, false]);
  });

  it('can be replaced by a new import of the same guide', async () => {
    const source = {
      title: 'Shelf',
      url: 'https://guides.example/1',
      license: 'CC0-1.0',
      author: 'A test',
      key: 'test:shelf',
    };
    const { guide } = readGuide({
      ...projectBody(),
      steps: [{ type: 1, name: texts('Saw'), description: texts('Saw it') }],
      questions: [],
      source: { ...source, testOnly: true, derived: [] },
    });
    const { actor } = built.creator;
    expect(await importGuide(actor, guide)).toBe('imported');
    const { id } = await db().project.findFirstOrThrow({ where: { importKey: 'test:shelf' } });
    await ask(remove, 'DELETE', { id });
    expect(await importGuide(actor, guide)).toBe('imported');
    expect(await importGuide(actor, guide)).toBe('known');
    expect((await ask(restore, 'POST', { id })).status).toBe(404);
  });
});
