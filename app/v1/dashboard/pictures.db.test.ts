import { storedSteps } from '@/testing/database/stored-items';
import { beforeEach, describe, expect, it } from 'vitest';
import { BIN_MS } from '@/features/projects/constants';
import { sweepTrash } from '@/features/projects/server/trash/service';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import {
  buildCreator,
  buildProject,
  stepBody,
  type TestCreator,
  texts,
} from '@/testing/database/factories';
import { isStored, sign, upload } from '../_testing/uploads';
import { POST as duplicateStep } from './projects/[id]/steps/[stepId]/duplicate/route';
import { POST as addStep } from './projects/[id]/steps/route';
import { POST as duplicate } from './projects/[id]/duplicate/route';
import { DELETE as removeProject, PATCH as patchProject } from './projects/[id]/route';
import { DELETE as removeStep, PATCH as patchStep } from './projects/[id]/steps/[stepId]/route';

/** A time after the restore period of anything deleted now. */
const tooLate = () => new Date(Date.now() + BIN_MS + 60_000);
let built: Awaited<ReturnType<typeof buildProject>>;
let creator: TestCreator;
beforeEach(async () => {
  built = await buildProject({ steps: 1 });
  creator = built.creator;
});

const as = () => ({
  token: creator.token,
  params: { id: built.project.id, stepId: built.project.steps[0]?.id ?? '' },
});
const attach = (key: string | null, name = 'p.png') =>
  call(patchProject, {
    ...as(),
    method: 'PATCH',
    body: { file: key === null ? null : { name, url: key } },
  });
const attachToStep = (key: string | null) =>
  call(patchStep, {
    ...as(),
    method: 'PATCH',
    body: { file: key === null ? null : { name: 'p.png', url: key } },
  });
/** Which of these pictures are still stored. */
const left = (...keys: string[]) => Promise.all(keys.map(isStored));

describe('the picture of a project or step', () => {
  it('is attached by its key and returned with everything that pages need', async () => {
    const key = await upload(creator, 'project');
    const { status, body } = await attach(key, 'Cover <b>.png');
    expect(status).toBe(200);
    expect(body.file).toEqual({
      name: 'Cover <b>.png',
      url: `http://localhost:3000/files/${key}`,
      key,
      width: expect.any(Number),
      height: 24,
      placeholder: expect.stringMatching(/^data:image\/webp/),
      variants: [],
    });
    expect((await attachToStep(await upload(creator))).body.file.height).toBe(24);
  });

  it('stays the same when its address is sent back as it was returned', async () => {
    const key = await upload(creator);
    const { body } = await attach(key);
    expect((await attach(body.file.url)).body.file.key).toBe(key);
    expect(await left(key)).toEqual([true]);
  });

  it('is removed from the storage when it is replaced or detached', async () => {
    const [first, second] = [await upload(creator), await upload(creator)];
    await attachToStep(first);
    expect((await attachToStep(second)).body.file.key).toBe(second);
    expect(await left(first, second)).toEqual([false, true]);
    expect((await attachToStep(null)).body.file).toBeNull();
    expect([await left(second), await db().file.count()]).toEqual([[false], 0]);
  });

  it('is removed with its step and with its project', async () => {
    const [ofProject, ofStep] = [await upload(creator), await upload(creator)];
    await attach(ofProject);
    await attachToStep(ofStep);
    expect((await call(removeStep, { ...as(), method: 'DELETE' })).status).toBe(204);
    await sweepTrash(tooLate());
    expect(await left(ofProject, ofStep)).toEqual([true, false]);
    expect((await call(removeProject, { ...as(), method: 'DELETE' })).status).toBe(204);
    await sweepTrash(tooLate());
    expect([await left(ofProject), await db().file.count()]).toEqual([[false], 0]);
  });

  it('stays as long as a copy shows it', async () => {
    const [ofProject, ofStep] = [await upload(creator), await upload(creator)];
    await attach(ofProject);
    await attachToStep(ofStep);
    const copy = (await call(duplicate, { ...as(), method: 'POST' })).body;
    await call(removeProject, { ...as(), method: 'DELETE' });
    await sweepTrash(tooLate());
    expect(await left(ofProject, ofStep)).toEqual([true, true]);
    await call(removeProject, { token: creator.token, params: { id: copy.id }, method: 'DELETE' });
    await sweepTrash(tooLate());
    expect(await left(ofProject, ofStep)).toEqual([false, false]);
  });

  it('is shared by a step and its copy, and removed with the last of them', async () => {
    const key = await upload(creator);
    await attachToStep(key);
    const copy = (await call(duplicateStep, { ...as(), method: 'POST' })).body;
    expect(copy.file.key).toBe(key);
    await attachToStep(null);
    expect(await left(key)).toEqual([true]);
    await call(removeStep, {
      token: creator.token,
      params: { id: built.project.id, stepId: copy.id },
      method: 'DELETE',
    });
    await sweepTrash(tooLate());
    expect(await left(key)).toEqual([false]);
  });

  it('comes with a new step, or the step is not created either', async () => {
    const key = await upload(creator);
    const add = (body: object) => call(addStep, { ...as(), body });
    const { status, body } = await add({
      ...stepBody('Saw'),
      alt: texts('A saw'),
      file: { name: 'p.png', url: key },
    });
    expect([status, body.file.key, body.alt]).toEqual([201, key, texts('A saw')]);
    expect(
      (await add({ ...stepBody('Saw'), file: { name: '', url: 'x' } })).body.error.fields,
    ).toEqual({ 'file.url': 'This picture is not one of your uploads.' });
    expect(
      (await add({ name: texts('Part'), type: 2, file: { name: '', url: key } })).body.error.fields,
    ).toEqual({ file: 'A chapter has no picture.' });
    expect(await storedSteps(built.project.id)).toHaveLength(2);
  });

  it('loses its description when it is detached, and keeps it in a copy of the project', async () => {
    const described = async (patch: object) =>
      (await call(patchProject, { ...as(), method: 'PATCH', body: patch })).body;
    await attach(await upload(creator, 'project'));
    expect((await described({ alt: texts('A shelf with plants') })).alt).toEqual(
      texts('A shelf with plants'),
    );
    await call(patchStep, { ...as(), method: 'PATCH', body: { alt: texts('A saw') } });
    const { id } = (await call(duplicate, { ...as(), method: 'POST' })).body;
    expect(
      await db().project.findUniqueOrThrow({ where: { id }, select: { head: true } }),
    ).toMatchObject({
      head: { alt: texts('A shelf with plants') },
    });
    expect(await storedSteps(id)).toMatchObject([{ alt: texts('A saw') }]);
    expect((await attach(await upload(creator, 'project'))).body.alt).toEqual(
      texts('A shelf with plants'),
    );
    expect((await attach(null)).body.alt).toEqual([]);
    expect((await attachToStep(null)).body.alt).toEqual([]);
    expect((await described({ alt: [{ lang: 'de', value: 'Regal' }] })).error.fields).toEqual({
      alt: 'Name only languages of the project, each once.',
    });
    expect(
      (await described({ languages: ['en', 'de'], alt: [{ lang: 'de', value: 'Regal' }] })).alt,
    ).toEqual([{ lang: 'de', value: 'Regal', state: 'written' }]);
  });

  // security: 25, 38
  it('must be a completed upload of the creator, else nothing changes', async () => {
    const stranger = await buildCreator();
    const [foreign, promised] = [await upload(stranger), await sign(creator)];
    for (const url of [
      foreign,
      promised.key,
      'x',
      `http://localhost:3000/files/${foreign}`,
      'https://elsewhere.example/a.png',
      '../../etc/passwd',
    ]) {
      const answers = [await attach(url), await attachToStep(url)];
      for (const { status, body } of answers)
        expect([status, body.error.fields], url).toEqual([
          422,
          { 'file.url': 'This picture is not one of your uploads.' },
        ]);
    }
    expect((await db().project.findFirstOrThrow()).version).toBe(1);
    expect(await left(foreign)).toEqual([true]);
  });

  // security: 58
  it('survives concurrent attaching and replacing', async () => {
    const keys = await Promise.all([1, 2, 3, 4].map(() => upload(creator)));
    const answers = await Promise.all(keys.map((key) => attach(key)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const row = await db().project.findFirstOrThrow({ include: { file: true } });
    expect(await left(...keys)).toEqual(keys.map((key) => key === row.file?.key));
  });
});
