import { storedSteps } from '@/testing/database/stored-items';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { GUIDE_FILE } from '@/features/transfer/model/guide-format';
import { updateOwnedProject } from '@/features/projects/server/service';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { call } from '@/testing/api';
import {
  buildCreator,
  buildProject,
  buildToken,
  type TestCreator,
} from '@/testing/database/factories';
import {
  exportOf,
  importFile,
  importState,
  send,
  workOffImports,
  guideJson,
  names,
} from '../../_testing/imports';
import { GET as listBin } from '../projects/[id]/bin/route';
import { POST as restore } from '../projects/[id]/restore/route';
import { GET as listImports } from './route';
import { POST as cancel } from './[importId]/cancel/route';
import { POST as choose } from './[importId]/choices/route';

let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator();
});
const as = (importId: string, body?: unknown) => ({
  token: creator.token,
  method: 'POST',
  params: { importId },
  ...(body === undefined ? {} : { body }),
});
const filesLeft = async () =>
  (await readdir(path.join(env().dataDir, 'imports'))).filter((name) => name !== 'mark');

describe('an import', () => {
  it('creates new guides, unpublished, and reports each', async () => {
    await buildProject({ creator, name: 'One', steps: 2, isPublished: true });
    await buildProject({ creator, name: 'Two', steps: 1 });
    const other = await buildCreator();
    const state = await importFile(other, await exportOf(creator));
    expect(state).toMatchObject({
      state: 'done',
      progress: { done: 2, total: 2 },
      guides: { imported: 2, refused: 0 },
      refusals: [],
      failure: null,
    });
    expect(
      state.results.map(({ name, state: each, projectUid }: Record<string, string>) => [
        name,
        each,
        projectUid?.length,
      ]),
    ).toEqual([
      ['One', 'imported', 12],
      ['Two', 'imported', 12],
    ]);
    expect(
      (await db().project.findMany({ where: { creatorId: other.actor.creatorId } })).map(
        ({ status, isListed }) => [status, isListed],
      ),
    ).toEqual([
      [1, false],
      [1, false],
    ]);
    expect(await filesLeft()).not.toContain(state.id);
  });

  it('publishes nothing for a token with only `write`, and names the required scope', async () => {
    const { token } = await buildToken(creator, ['write']);
    const { status, body, headers } = await send({ ...creator, token }, Buffer.from('no matter'), {
      publish: 'true',
    });
    expect([status, body.error.code, headers.get('www-authenticate')]).toEqual([
      403,
      'token_needs_publish',
      'Bearer error="insufficient_scope", scope="publish"',
    ]);
    expect(await db().importJob.count()).toBe(0);
  });

  it('publishes previously published guides on request', async () => {
    await buildProject({ creator, name: 'Public', steps: 1, isPublished: true });
    await buildProject({ creator, name: 'Draft', steps: 1 });
    const other = await buildCreator();
    await importFile(other, await exportOf(creator), { publish: 'true' });
    expect(
      (
        await db().project.findMany({
          where: { creatorId: other.actor.creatorId },
          orderBy: { id: 'asc' },
        })
      ).map(({ name, status }) => [name, status]),
    ).toEqual([
      ['Public', 2],
      ['Draft', 1],
    ]);
  });

  it('accepts a single file as well', async () => {
    const state = await importFile(creator, Buffer.from(guideJson()), { fileName: GUIDE_FILE });
    expect([state.guides.imported, await names(creator)]).toEqual([1, ['Shelf']]);
  });

  it('asks before it changes existing guides, imports the rest at once, and applies the choices', async () => {
    const { project } = await buildProject({ creator, name: 'Mine', steps: 2 });
    await buildProject({ creator, name: 'Second', steps: 1 });
    const archive = await exportOf(creator);
    await updateOwnedProject(creator.actor, project.id, { name: 'Changed since' });
    await db().project.deleteMany({ where: { name: 'Second' } });
    const state = await importFile(creator, archive);
    expect([state.state, state.guides.asking, state.guides.imported, await names(creator)]).toEqual(
      ['asking', 1, 1, ['Changed since', 'Second']],
    );
    expect(state.results[0]).toMatchObject({
      position: 0,
      state: 'asking',
      existing: { projectUid: project.projectUid, name: 'Changed since' },
    });
    const answer = await call(choose, as(state.id, { each: [{ position: 0, choice: 'replace' }] }));
    expect([answer.status, answer.body.state]).toEqual([200, 'importing']);
    await workOffImports();
    const end = await importState(creator, state.id);
    expect([
      end.state,
      end.results[0].state,
      end.results[0].projectUid,
      await names(creator),
    ]).toEqual(['done', 'replaced', project.projectUid, ['Mine', 'Second']]);
    // Its draft is in the bin of the guide.
    const [former] = (await call(listBin, { token: creator.token, params: { id: project.id } }))
      .body.results;
    expect(former).toMatchObject({ kind: 'draft', name: 'Changed since' });
    // Unchanged steps keep their ids, and the previous version can be restored like a deleted
    // guide.
    const after = await storedSteps(project.id);
    expect(after.map(({ id }) => id)).toEqual(project.steps.map(({ id }) => id));
    expect(end.results[0].previous).toEqual({
      projectUid: end.results[0].previousUid,
      until: expect.stringMatching(/Z$/),
    });
    const back = await call(restore, {
      token: creator.token,
      method: 'POST',
      params: { id: end.results[0].previousUid },
    });
    expect([back.status, back.body.name, back.body.steps.length]).toEqual([
      200,
      'Changed since',
      2,
    ]);
    // Then it is a separate guide; expired versions are not mentioned.
    expect((await importState(creator, state.id)).results[0].previous).toEqual({
      projectUid: end.results[0].previousUid,
      until: null,
    });
    await db().project.update({
      where: { projectUid: end.results[0].previousUid },
      data: { removedAt: new Date(Date.now() - 11 * 60_000) },
    });
    expect((await importState(creator, state.id)).results[0].previous).toBeNull();
    expect((await call(choose, as(state.id, { all: 'skip' }))).body.error.code).toBe(
      'import_not_asking',
    );
  });

  it('skips, copies or replaces without asking when told so, also for guides imported earlier', async () => {
    const other = await buildCreator();
    await buildProject({ creator, name: 'Mine', steps: 1 });
    const archive = await exportOf(creator);
    await importFile(other, archive);
    const outcomes = [];
    for (const mode of ['skip', 'copy', 'replace'] as const)
      outcomes.push((await importFile(other, archive, { mode })).results[0].state);
    expect([outcomes, await names(other)]).toEqual([
      ['skipped', 'copied', 'replaced'],
      ['Mine', 'Mine (copy)'],
    ]);
  });

  it("keeps the reports of a step that stays, and the guide's address, when it replaces", async () => {
    const { project } = await buildProject({ creator, name: 'Mine', steps: 2, isPublished: true });
    const archive = await exportOf(creator);
    await db().report.create({
      data: {
        projectId: project.id,
        stepId: project.steps[1]?.id ?? '',
        subject: 'Broken',
        message: 'x',
        lang: 'en',
      },
    });
    await importFile(creator, archive, { mode: 'replace' });
    expect(await db().report.count({ where: { projectId: project.id } })).toBe(1);
    expect(await db().project.findUnique({ where: { id: project.id } })).toMatchObject({
      projectUid: project.projectUid,
      status: 2,
      isListed: true,
    });
  });

  it('can be cancelled, before and while it waits for a choice; imported guides stay', async () => {
    await buildProject({ creator, name: 'Mine', steps: 1 });
    const archive = await exportOf(creator);
    const waiting = (await send(creator, archive)).body;
    expect((await call(cancel, as(waiting.id))).body).toMatchObject({ isCancelled: true });
    await workOffImports();
    expect((await importState(creator, waiting.id)).state).toBe('cancelled');
    const asking = await importFile(creator, archive);
    expect((await call(cancel, as(asking.id))).body.state).toBe('cancelled');
    expect([
      (await call(cancel, as(asking.id))).status,
      (await filesLeft()).filter((name) => [waiting.id, asking.id].includes(name)),
      await names(creator),
    ]).toEqual([200, [], ['Mine']]);
  });

  it('is private to its creator', async () => {
    const { id } = (await send(creator, Buffer.from(guideJson()))).body;
    const stranger = await buildCreator();
    for (const importId of [id, 'x', '00000000-0000-0000-0000-000000000000']) {
      expect((await importState(stranger, importId)).error.code).toBe('not_found');
      expect((await call(cancel, { ...as(importId), token: stranger.token })).status).toBe(404);
      expect(
        (await call(choose, { ...as(importId, { all: 'copy' }), token: stranger.token })).status,
      ).toBe(404);
    }
    expect((await call(listImports, { token: stranger.token })).body).toEqual({
      results: [],
      totalResults: 0,
    });
    expect((await call(listImports, { token: creator.token })).body.results).toMatchObject([
      { id, state: 'waiting' },
    ]);
  });

  it('is limited to three at a time', async () => {
    const before = (await filesLeft()).length;
    for (let number = 0; number < 3; number += 1)
      expect((await send(creator, Buffer.from(guideJson()))).status).toBe(202);
    const fourth = await send(creator, Buffer.from(guideJson()));
    expect([fourth.status, fourth.body.error.code, (await filesLeft()).length - before]).toEqual([
      409,
      'too_many_imports',
      3,
    ]);
    await workOffImports();
    expect((await send(creator, Buffer.from(guideJson()))).status).toBe(202);
  });

  it('is rejected before anything is stored without a name or with an unknown mode', async () => {
    expect((await send(creator, Buffer.from('x'), { fileName: '' })).body.error.fields).toEqual({
      fileName: 'Give the file’s name.',
    });
    expect(
      (await send(creator, Buffer.from('x'), { mode: 'overwrite' })).body.error.fields,
    ).toEqual({ mode: 'Use ask, skip, copy or replace.' });
    expect(await db().importJob.count()).toBe(0);
  });
});
