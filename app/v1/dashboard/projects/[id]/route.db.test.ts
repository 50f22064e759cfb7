import { describe, expect, it } from 'vitest';
import { RESTORE_MS } from '@/features/projects/constants';
import { sweepTrash } from '@/features/projects/server/trash/service';
import { db } from '@/server/db/client';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { call, untilServed } from '@/testing/api';
import { buildProject, texts } from '@/testing/database/factories';
import { PATCH as patchStep } from './steps/[stepId]/route';
import { POST as addStep } from './steps/route';
import { DELETE, GET, PATCH } from './route';

const both: ProjectLanguage[] = ['pt-BR', 'en'];
type Built = Awaited<ReturnType<typeof buildProject>>;
const as = ({ creator, project }: Built) => ({
  token: creator.token,
  params: { id: project.projectUid },
});
const change = (built: Built, body: object) => call(PATCH, { ...as(built), method: 'PATCH', body });

describe('PATCH /v1/dashboard/projects/{id}', () => {
  it('changes the given fields, increments the version and returns the project', async () => {
    const built = await buildProject({ steps: 1, tags: ['wood'] });
    const { status, body } = await change(built, {
      name: 'New name',
      averageTime: '10:00',
      people: 3,
      version: 1,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'New name',
      averageTime: '10:00',
      people: 3,
      tags: ['wood'],
      version: 2,
      steps: [{ version: 1 }],
    });
    expect(body).toEqual((await call(GET, as(built))).body);
  });

  it('changes nothing without fields', async () => {
    const built = await buildProject();
    expect((await change(built, {})).body.version).toBe(1);
    expect((await change(built, { version: 1 })).body.updatedAt).toBe(built.project.updatedAt);
  });

  it('enforces the same limits as the form', async () => {
    const built = await buildProject();
    for (const body of [
      { name: ' ' },
      { people: 100 },
      { languages: [] },
      { averageTime: '' },
      { type: 0 },
      { version: 0 },
      { version: '1' },
      { file: { name: 'x' } },
    ]) {
      expect((await change(built, body)).status, JSON.stringify(body)).toBe(422);
    }
    expect((await call(GET, as(built))).body).toEqual(built.project);
  });

  it('rejects a stale version, and returns the current state', async () => {
    const built = await buildProject();
    await change(built, { name: 'First editor', version: 1 });
    const { status, body } = await change(built, { name: 'Second editor', version: 1 });
    expect([status, body.error.code]).toEqual([409, 'stale_version']);
    expect(body.current).toEqual((await call(GET, as(built))).body);
    expect(body.current.name).toBe('First editor');
  });

  // security: 58
  it('lets one of ten editors with the same version through', async () => {
    const built = await buildProject();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        untilServed(() => change(built, { name: `Editor ${n}`, version: 1 })),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ]);
    const winner = answers.find((answer) => answer.status === 200);
    expect((await call(GET, as(built))).body).toEqual(winner?.body);
  });

  it('leaves or enters the public list with its type', async () => {
    const built = await buildProject({ steps: 1, isPublished: true });
    const listed = async () => (await db().project.findFirstOrThrow()).isListed;
    await change(built, { type: 2 });
    expect(await listed()).toBe(false);
    await change(built, { type: 1 });
    expect(await listed()).toBe(true);
  });
});

describe('the languages of a project', () => {
  it('make the texts of an added one pending, and restore those of a removed one', async () => {
    const built = await buildProject({ languages: both, steps: 1, questions: 1 });
    const stepNames = async () => (await call(GET, as(built))).body.steps[0].name;
    const whole = await stepNames();
    await change(built, { languages: ['pt-BR'] });
    expect(await stepNames()).toEqual([{ lang: 'pt-BR', value: 'Step 1' }]);
    const stepId = built.project.steps[0]?.id ?? '';
    const renamed = texts('Passo', ['pt-BR']);
    expect(
      (
        await call(patchStep, {
          token: built.creator.token,
          params: { id: built.project.id, stepId },
          method: 'PATCH',
          body: { name: renamed },
        })
      ).status,
    ).toBe(200);
    const { body } = await change(built, { languages: ['pt-BR', 'en', 'fr'] });
    expect(body.steps[0].name).toEqual([
      ...renamed,
      // Its source has changed while it was away.
      { ...whole[1], state: 'old' },
      { lang: 'fr', value: '', pending: true },
    ]);
    expect(
      body.questions[0].answer.map((text: { pending?: true }) => Boolean(text.pending)),
    ).toEqual([false, false, true]);
  });

  it('can be reordered only when everything is written in the new primary one', async () => {
    const built = await buildProject({ languages: both, steps: 2, questions: 1 });
    expect((await change(built, { languages: ['en', 'pt-BR'] })).status).toBe(200);
    const { status, body } = await change(built, { languages: ['de', 'en'] });
    expect([status, body.error.fields]).toEqual([
      422,
      { languages: 'Some texts are not written in this language yet, so it cannot come first.' },
    ]);
    await call(addStep, {
      ...as(built),
      body: {
        name: [
          { lang: 'en', value: 'Late' },
          { lang: 'pt-BR', value: '', pending: true },
        ],
        description: texts('x', ['en', 'pt-BR']),
      },
    });
    expect((await change(built, { languages: both })).status).toBe(422);
  });
});

describe('DELETE /v1/dashboard/projects/{id}', () => {
  it('removes the project at once, and deletes all its data after the restore period', async () => {
    const built = await buildProject({ steps: 2, questions: 2 });
    expect(await call(DELETE, { ...as(built), method: 'DELETE' })).toMatchObject({
      status: 204,
      body: undefined,
    });
    expect((await call(DELETE, { ...as(built), method: 'DELETE' })).status).toBe(404);
    expect((await call(GET, as(built))).status).toBe(404);
    await sweepTrash(new Date(Date.now() + RESTORE_MS + 1_000));
    expect([await db().project.count(), await db().guideItem.count()]).toEqual([0, 0]);
  });
});
