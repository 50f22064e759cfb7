import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { GUIDE_FILE } from '@/features/transfer/model/guide-format';
import { workOnNextImport } from '@/features/transfer/import/one-job';
import { sweepImports } from '@/features/transfer/import/service';
import { db } from '@/server/db/client';
import { env } from '@/server/env';
import { call } from '@/testing/api';
import {
  buildCreator,
  buildProject,
  buildToken,
  type TestCreator,
  texts,
} from '@/testing/factories';
import {
  exportOf,
  importFile,
  importState,
  send,
  workOffImports,
  zipOf,
} from '../../_testing/imports';
import { unzip } from '@/testing/unzip';
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
const names = async (whose = creator) =>
  (
    await db().project.findMany({
      where: { creatorId: whose.actor.creatorId, removedAt: null },
      orderBy: { id: 'asc' },
    })
  ).map(({ name }) => name);
const filesLeft = async () =>
  (await readdir(path.join(env().dataDir, 'imports'))).filter((name) => name !== 'mark');
const guideJson = (fields: Record<string, unknown> = {}) =>
  JSON.stringify(
    {
      format: 'makerstep-guide',
      version: 1,
      name: 'Shelf',
      averageTime: '00:45',
      type: 1,
      languages: ['en'],
      steps: [{ type: 1, name: texts('Saw'), description: texts('Saw it.') }],
      ...fields,
    },
    null,
    2,
  );

describe('an import', () => {
  it('makes guides that are not there yet, unpublished, and tells of each', async () => {
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

  it('publishes nothing for a token that may only write, and says which scope it would take', async () => {
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

  it('publishes on demand what was published', async () => {
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

  it('takes a single file as well', async () => {
    const state = await importFile(creator, Buffer.from(guideJson()), { fileName: GUIDE_FILE });
    expect([state.guides.imported, await names()]).toEqual([1, ['Shelf']]);
  });

  it('asks before it touches what is there, imports the rest at once, and does as it is told', async () => {
    const { project } = await buildProject({ creator, name: 'Mine', steps: 2 });
    await buildProject({ creator, name: 'Second', steps: 1 });
    const archive = await exportOf(creator);
    await db().project.update({ where: { id: project.id }, data: { name: 'Changed since' } });
    await db().project.deleteMany({ where: { name: 'Second' } });
    const state = await importFile(creator, archive);
    expect([state.state, state.guides.asking, state.guides.imported, await names()]).toEqual([
      'asking',
      1,
      1,
      ['Changed since', 'Second'],
    ]);
    expect(state.results[0]).toMatchObject({
      position: 0,
      state: 'asking',
      existing: { projectUid: project.projectUid, name: 'Changed since' },
    });
    const answer = await call(choose, as(state.id, { each: [{ position: 0, choice: 'replace' }] }));
    expect([answer.status, answer.body.state]).toEqual([200, 'importing']);
    await workOffImports();
    const end = await importState(creator, state.id);
    expect([end.state, end.results[0].state, end.results[0].projectUid, await names()]).toEqual([
      'done',
      'replaced',
      project.projectUid,
      ['Mine', 'Second'],
    ]);
    // Steps that are the same keep their ids, and the old state comes back like a deleted guide.
    const after = await db().step.findMany({
      where: { projectId: project.id },
      orderBy: { position: 'asc' },
    });
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
    // Then it is a guide of its own; what is too old is not spoken of.
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

  it('skips, copies or replaces without asking where it was told so, also what was imported before', async () => {
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

  it('keeps what readers reported about a step that stays, and the guide’s address, when it replaces', async () => {
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

  it('can be cancelled, before and while it waits for an answer; what was imported stays', async () => {
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
      await names(),
    ]).toEqual([200, [], ['Mine']]);
  });

  it('is nobody else’s', async () => {
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

  it('is bounded: three at a time', async () => {
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

  it('without a name or with a mode that is none is refused before anything is kept', async () => {
    expect((await send(creator, Buffer.from('x'), { fileName: '' })).body.error.fields).toEqual({
      fileName: 'Give the file’s name.',
    });
    expect(
      (await send(creator, Buffer.from('x'), { mode: 'overwrite' })).body.error.fields,
    ).toEqual({ mode: 'Use ask, skip, copy or replace.' });
    expect(await db().importJob.count()).toBe(0);
  });
});

describe('what an import refuses', () => {
  const refused = async (content: Buffer | string, fileName = 'guides.zip') => {
    const state = await importFile(creator, Buffer.from(content as string), { fileName });
    return {
      ...state,
      short: state.refusals.map(({ file, line, reason }: Record<string, unknown>) => [
        file,
        line,
        reason,
      ]),
    };
  };

  it('is told with file, line and reason, and hinders nothing else', async () => {
    const bad = guideJson({ name: '', people: 1000 });
    const lineOf = (text: string, part: string) =>
      text.split('\n').findIndex((line) => line.includes(part)) + 1;
    const archive = await zipOf({
      'a/guide.json': bad,
      'b/guide.json': `{\n "format": "makerstep-guide",\n "version": 1,,\n}`,
      'c/guide.json': guideJson(),
      'd/guide.json': guideJson({ version: 2 }),
      'e/guide.json': Buffer.from([0xff, 0xfe, 0x00]),
      'f/guide.json': guideJson({ name: 'Again' }).replace('Again', 'Sh\\u0000elf'),
      'g/guide.json': '',
    });
    const { short, refusals, guides } = await refused(archive);
    expect(short).toEqual([
      ['a/guide.json', lineOf(bad, '"name": ""'), 'field_invalid'],
      ['a/guide.json', lineOf(bad, '"people"'), 'field_invalid'],
      ['b/guide.json', 3, 'json_malformed'],
      ['d/guide.json', 3, 'version_unknown'],
      ['e/guide.json', null, 'text_unreadable'],
      ['f/guide.json', 2 + 2, 'text_unreadable'],
      ['g/guide.json', null, 'file_empty'],
    ]);
    expect(refusals[1].message).toBe('people: From 1 to 99 people.');
    expect([guides, await names()]).toEqual([
      expect.objectContaining({ imported: 1, refused: 2 }),
      ['Shelf'],
    ]);
  });

  it('are texts that do not fit the languages, fields that nobody knows, and guides that come twice', async () => {
    const foreign = guideJson({ projectUid: '22222222222a', languages: ['en', 'de'], views: 7 });
    expect((await refused(foreign, 'guide.json')).short).toEqual([
      [
        'guide.json',
        foreign.split('\n').findIndex((line) => line.includes('"views"')) + 1,
        'field_invalid',
      ],
    ]);
    const missing = guideJson({ projectUid: '22222222222a', languages: ['en', 'de'] });
    expect(
      (await refused(missing, 'guide.json')).refusals.map(
        ({ message }: { message: string }) => message,
      ),
    ).toEqual([
      'steps.0.name: Give one text for each language of the project.',
      'steps.0.description: Give one text for each language of the project.',
    ]);
    const twice = await refused(
      await zipOf({
        'a/guide.json': guideJson({ projectUid: '22222222222a' }),
        'b/guide.json': guideJson({ projectUid: '22222222222a' }),
      }),
    );
    expect([twice.short, twice.guides.imported]).toEqual([
      [['b/guide.json', 4, 'guide_repeated']].map(([file, , reason]) => [
        file,
        expect.any(Number),
        reason,
      ]),
      1,
    ]);
  });

  it('are pictures that are missing, lead out of the archive, or are none; the guide comes without them', async () => {
    const picture = (source: string) => ({ picture: { path: source, name: 'p' } });
    const step = (source: string) => ({
      type: 1,
      name: texts('Saw'),
      description: texts('Saw.'),
      ...picture(source),
    });
    const { refusals, guides } = await refused(
      await zipOf({
        'a/guide.json': guideJson({
          ...picture('pictures/none.png'),
          steps: [step('../../x.png'), step('file:///etc/passwd'), step('pictures/text.png')],
        }),
        'a/pictures/text.png': 'no picture',
      }),
    );
    expect(refusals.map(({ reason }: { reason: string }) => reason)).toEqual([
      'picture_missing',
      'picture_address_invalid',
      'picture_address_invalid',
      'picture_refused',
    ]);
    expect(refusals.every(({ line }: { line: number }) => line > 1)).toBe(true);
    expect([guides.imported, await db().file.count()]).toEqual([1, 0]);
  });

  it('are archives with tricks: nothing of them is imported', async () => {
    const good = await zipOf({ 'a/guide.json': guideJson(), 'b/guide.json': guideJson() });
    const renamed = (from: string, to: string) =>
      Buffer.from(good.toString('latin1').replaceAll(from, to), 'latin1');
    expect((await refused(renamed('a/guide.json', '../uide.json'))).short).toEqual([
      ['../uide.json', null, 'entry_name_unsafe'],
    ]);
    expect((await refused(renamed('a/guide.json', '/tguide.json'))).short).toEqual([
      ['/tguide.json', null, 'entry_name_unsafe'],
    ]);
    expect((await refused(renamed('b/guide.json', 'a/guide.json'))).short).toEqual([
      ['a/guide.json', null, 'entry_repeated'],
    ]);
    const listAt = good.indexOf('PK\x01\x02');
    const changed = (at: number, write: (bytes: Buffer) => void) => {
      const bytes = Buffer.from(good);
      write(bytes.subarray(listAt + at));
      return bytes;
    };
    expect(
      (await refused(changed(38, (bytes) => bytes.writeUInt32LE(0o120777 * 65_536, 0)))).short,
    ).toEqual([['a/guide.json', null, 'entry_link']]);
    expect((await refused(changed(8, (bytes) => bytes.writeUInt16LE(1, 0)))).short).toEqual([
      ['a/guide.json', null, 'archive_encrypted'],
    ]);
    const secondAt = good.indexOf('PK\x01\x02', listAt + 4) - listAt;
    expect(
      (await refused(changed(secondAt + 42, (bytes) => bytes.writeUInt32LE(0, 0)))).short[0],
    ).toEqual(['a/guide.json', null, 'entry_overlaps']);
    expect((await refused(good.subarray(0, good.length - 30))).short).toEqual([
      ['guides.zip', null, 'archive_damaged'],
    ]);
    expect(
      (await refused(await zipOf({ 'a/guide.json': `${' '.repeat(3_000_000)}{}` }))).short,
    ).toEqual([['a/guide.json', null, 'entry_compressed_too_much']]);
    expect((await refused(await zipOf({ 'note.txt': 'x' }))).short).toEqual([
      ['guides.zip', null, 'archive_without_guides'],
    ]);
    expect(await names()).toEqual([]);
  });

  it('are documents that would make a reader slow: too deep, or too many values', async () => {
    const head = '{"format":"makerstep-guide","version":1,"x":';
    expect((await refused(`${head}${'['.repeat(100_000)}`, 'deep.json')).short).toEqual([
      ['deep.json', 1, 'json_too_deep'],
    ]);
    expect((await refused(`${head}[${'0,'.repeat(400_000)}0]}`, 'long.json')).short).toEqual([
      ['long.json', 1, 'json_too_deep'],
    ]);
  });

  it('is a guide for which there is no room', async () => {
    const { project } = await buildProject({ creator, name: 'Mine', steps: 1 });
    const archive = await exportOf(creator);
    const other = await buildCreator();
    await db()
      .$executeRaw`INSERT INTO project (id, project_uid, creator_id, name, average_time_minutes, type, languages, updated_at)
      SELECT gen_random_uuid(), 'x' || n, ${other.actor.creatorId}::uuid, 'n', 1, 1, ARRAY['en'], now() FROM generate_series(1, 1000) AS n`;
    const state = await importFile(other, archive);
    expect([state.state, state.results[0].state, state.refusals[0].reason, project.name]).toEqual([
      'done',
      'refused',
      'too_many_projects',
      'Mine',
    ]);
  });
});

describe('the job', () => {
  it('goes on where another one ended: nothing is imported twice', async () => {
    for (let number = 1; number <= 3; number += 1)
      await buildProject({ creator, name: `Guide ${number}`, steps: 1 });
    const archive = await exportOf(creator);
    const other = await buildCreator();
    const { id } = (await send(other, archive)).body;
    // Stopped after the first look, then after each guide: as when a process ends with the lease in its hand.
    for (let turn = 0; turn < 6; turn += 1) {
      const stopping = new AbortController();
      if (turn % 2 === 0) stopping.abort();
      await workOnNextImport(stopping.signal);
      await db().importJob.updateMany({ data: { dueAt: new Date(0) } });
    }
    await workOffImports();
    expect([(await importState(other, id)).state, await names(other)]).toEqual([
      'done',
      ['Guide 1', 'Guide 2', 'Guide 3'],
    ]);
  });

  it('leaves files of another folder alone, and ends what has lost its file', async () => {
    const { id } = (await send(creator, Buffer.from(guideJson()))).body;
    await db().importJob.updateMany({ data: { folder: 'another' } });
    await workOffImports();
    expect((await importState(creator, id)).state).toBe('waiting');
    const mark = await readFile(path.join(env().dataDir, 'imports', 'mark'), 'utf8');
    await db().importJob.updateMany({ data: { folder: mark } });
    await writeFile(path.join(env().dataDir, 'imports', `${id}.part`), 'x');
    await sweepImports(new Date(Date.now() + 2 * 24 * 60 * 60_000));
    expect(await filesLeft()).toContain(id);
    await db().importJob.updateMany({ data: { expiresAt: new Date(0) } });
    await sweepImports();
    expect([(await filesLeft()).includes(id), await db().importJob.count()]).toEqual([false, 0]);
  });

  it('gives up what fails again and again, and says so', async () => {
    const { id } = (await send(creator, Buffer.from(guideJson()))).body;
    await db().importJob.updateMany({ data: { attempts: 9 } });
    await workOffImports();
    expect(await importState(creator, id)).toMatchObject({
      state: 'failed',
      failure: { code: 'internal' },
    });
  });

  it('is told as lost where its file is gone', async () => {
    const { id } = (await send(creator, Buffer.from(guideJson()))).body;
    await db().importJob.updateMany({ data: { state: 'importing' } });
    await rm(path.join(env().dataDir, 'imports', id));
    await workOffImports();
    expect(await importState(creator, id)).toMatchObject({
      state: 'failed',
      failure: { code: 'import_file_lost' },
    });
  });
});

it('an exported archive can be taken apart and put together again', async () => {
  await buildProject({ creator, name: 'One', steps: 1 });
  await buildProject({ creator, name: 'Two', steps: 1 });
  const files = [...(await unzip(await exportOf(creator)))].filter(([name]) =>
    name.startsWith('two-'),
  );
  const other = await buildCreator();
  await importFile(other, await zipOf(Object.fromEntries(files)));
  expect(await names(other)).toEqual(['Two']);
});
