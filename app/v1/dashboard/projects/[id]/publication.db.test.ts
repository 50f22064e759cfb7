import { storedSteps } from '@/testing/database/stored-items';
import { describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { call, type Handler, untilServed } from '@/testing/api';
import { buildProject, texts } from '@/testing/database/factories';
import { GET as readPublic } from '../../../projects/[id]/route';
import { PATCH as archive } from './archive/route';
import { POST as duplicate } from './duplicate/route';
import { PATCH as publish } from './publish/route';
import { GET as read } from './route';
import { DELETE as removeStep } from './steps/[stepId]/route';
import { POST as addStep } from './steps/route';
import { PATCH as unarchive } from './unarchive/route';
import { PATCH as unpublish } from './unpublish/route';

type Built = Awaited<ReturnType<typeof buildProject>>;
const move = (built: Built, handler: Handler) =>
  call(handler, { method: 'PATCH', token: built.creator.token, params: { id: built.project.id } });
const outcome = async (built: Built, handler: Handler) => {
  const { status, body } = await move(built, handler);
  return status === 200 ? body.status : [status, body.error.code];
};
const isOpen = async ({ project }: Built) =>
  (await call(readPublic, { params: { id: project.projectUid } })).status === 200;

describe('publishing', () => {
  it('needs a step; chapters do not count', async () => {
    const built = await buildProject();
    expect(await outcome(built, publish)).toEqual([409, 'no_steps']);
    await call(addStep, {
      token: built.creator.token,
      params: { id: built.project.id },
      body: { type: 2, name: texts('Chapter') },
    });
    expect(await outcome(built, publish)).toEqual([409, 'no_steps']);
  });

  it('passes through all states of the contract', async () => {
    const built = await buildProject({ steps: 1 });
    expect(await outcome(built, unpublish), 'unpublishing what is not').toBe(1);
    expect(await outcome(built, unarchive), 'unarchiving what is not').toBe(1);
    expect(await outcome(built, publish)).toBe(2);
    expect(await isOpen(built)).toBe(true);
    expect(await outcome(built, unarchive), 'unarchiving what is published').toBe(2);
    expect(await outcome(built, archive)).toBe(3);
    expect(await isOpen(built)).toBe(false);
    expect(await outcome(built, archive), 'archiving again').toBe(3);
    expect(await outcome(built, publish)).toEqual([409, 'archived']);
    expect(await outcome(built, unpublish)).toEqual([409, 'archived']);
    expect(await outcome(built, unarchive)).toBe(1);
    expect(await isOpen(built)).toBe(false);
  });

  it('changes nothing when already published, and keeps the first date', async () => {
    const built = await buildProject({ steps: 1, isPublished: true });
    expect((await move(built, publish)).body).toEqual(built.project);
    await move(built, unpublish);
    expect((await move(built, publish)).body.publishedAt).toBe(built.project.publishedAt);
  });

  // security: 58
  it('keeps the last step of a published project, even when two are deleted concurrently', async () => {
    const built = await buildProject({ steps: 2, isPublished: true });
    const remove = (stepId: string) =>
      call(removeStep, {
        method: 'DELETE',
        token: built.creator.token,
        params: { id: built.project.id, stepId },
      });
    const answers = await Promise.all(
      built.project.steps.map((step) => untilServed(() => remove(step.id))),
    );
    expect(answers.map((answer) => answer.body?.error.code ?? answer.status).sort()).toEqual([
      204,
      'last_step',
    ]);
    await move(built, unpublish);
    const [left] = await storedSteps();
    expect((await remove(left?.id ?? '')).status).toBe(204);
  });
});

describe('POST …/duplicate', () => {
  it("creates a full unpublished copy of the creator's own project", async () => {
    const built = await buildProject({
      languages: ['pt-BR', 'en'],
      steps: 3,
      questions: 2,
      isPublished: true,
      tags: ['Wood'],
      ref: 'X1',
      people: 4,
    });
    const { status, body } = await call(duplicate, {
      method: 'POST',
      token: built.creator.token,
      params: { id: built.project.projectUid },
    });
    expect([status, Object.keys(body).sort()]).toEqual([201, ['id', 'projectUid']]);
    const copy = (await call(read, { token: built.creator.token, params: { id: body.projectUid } }))
      .body;
    const plain = (project: typeof copy) => ({
      ...project,
      id: 0,
      projectUid: 0,
      createdAt: 0,
      updatedAt: 0,
      publishedAt: 0,
      status: 0,
      version: 0,
      versionNumber: 0,
      name: 0,
      names: 0,
      steps: project.steps.map((step: object) => ({ ...step, id: 0, projectUid: 0 })),
      questions: project.questions.map((question: object) => ({ ...question, id: 0 })),
    });
    expect(plain(copy)).toEqual(plain(built.project));
    expect([copy.name, copy.status, copy.publishedAt, copy.views]).toEqual([
      'Plant shelf (copy)',
      1,
      null,
      0,
    ]);
    expect(await storedSteps()).toHaveLength(6);
  });

  it('marks the name in the language of the request', async () => {
    const built = await buildProject({ name: 'Prateleira' });
    const { body } = await call(duplicate, {
      method: 'POST',
      query: { lang: 'pt-BR' },
      token: built.creator.token,
      params: { id: built.project.id },
    });
    expect((await db().project.findUniqueOrThrow({ where: { id: body.id } })).name).toBe(
      'Prateleira (cópia)',
    );
  });

  it('keeps the name within 120 characters', async () => {
    const built = await buildProject({ name: '🪵'.repeat(120) });
    const { body } = await call(duplicate, {
      method: 'POST',
      token: built.creator.token,
      params: { id: built.project.id },
    });
    expect((await db().project.findUniqueOrThrow({ where: { id: body.id } })).name).toBe(
      `${'🪵'.repeat(113)} (copy)`,
    );
  });

  it('returns the first copy to a retry with the same Idempotency-Key', async () => {
    const built = await buildProject({ steps: 1 });
    const ask = () =>
      call(duplicate, {
        method: 'POST',
        token: built.creator.token,
        params: { id: built.project.id },
        headers: { 'idempotency-key': 'k' },
      });
    expect((await ask()).body).toEqual((await ask()).body);
    expect(await db().project.count()).toBe(2);
  });
});
