import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { importQueue } from '@/features/transfer/server/import/job';
import { processImportJob } from '@/features/transfer/server/import/process-job';
import { sweepImports } from '@/features/transfer/server/import/service';
import { folderId } from '@/features/transfer/server/import/upload-file';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { claim } from '@/server/jobs/queue';
import { call } from '@/testing/api';
import {
  buildCreator,
  buildProject,
  buildToken,
  type TestCreator,
  texts,
} from '@/testing/database/factories';
import { untilDue } from '@/testing/database/jobs';
import { madePicture } from '@/testing/pictures/pictures';
import {
  exportOf,
  guideJson,
  importFile,
  importState,
  names,
  send,
  workOffImports,
  zipOf,
} from '../../_testing/imports';
import { POST as cancel } from './[importId]/cancel/route';
import { POST as choose } from './[importId]/choices/route';
import { POST as rescan } from './[importId]/preview/route';
import { POST as start } from './[importId]/start/route';

const PREVIEW = { preview: 'true' };
let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator();
});
const as = (importId: string, body: object = {}, token = creator.token) => ({
  token,
  method: 'POST',
  params: { importId },
  body,
});
const hasFile = async (id: string) =>
  (await readdir(path.join(env().dataDir, 'imports'))).includes(id);
const step = (fields: object = {}) => ({
  type: 1,
  name: texts('Saw'),
  description: texts('Saw it.'),
  ...fields,
});
const manual = async () =>
  zipOf({
    'a/guide.json': guideJson({
      picture: { path: 'p.png', name: 'p' },
      steps: [
        { type: 2, name: texts('Wood') },
        step({
          picture: { path: 'p.png', name: 'p' },
          lines: [
            { kind: 'warning', text: texts('Sharp') },
            { kind: 'tip', text: texts('Oil') },
          ],
        }),
        step({ picture: { path: 'none.png', name: 'p' } }),
        step({ picture: { path: 'broken.png', name: 'p' } }),
      ],
    }),
    'a/p.png': await madePicture(),
    'a/broken.png': 'no picture',
    'b/guide.json': '{ "format": "makerstep-guide", "version": 2 }',
  });

describe('a preview', () => {
  it('counts what a file has before anything is made, then what was stored', async () => {
    const seen = await importFile(creator, await manual(), PREVIEW);
    const counts = {
      steps: 3,
      chapters: 1,
      pictures: 3,
      lines: 2,
      warnings: 1,
      marks: 0,
      clips: 0,
    };
    expect(seen).toMatchObject({
      state: 'preview',
      guides: { pending: 1 },
      refusalCount: 2,
      finishedAt: null,
      counts,
      found: null,
      results: [{ name: 'Shelf', state: 'pending', counts, found: null }],
    });
    expect([await names(creator), await db().file.count()]).toEqual([[], 0]);

    expect((await call(start, as(seen.id))).body.state).toBe('importing');
    await workOffImports();
    const stored = { ...counts, pictures: 2 };
    expect(await importState(creator, seen.id)).toMatchObject({
      state: 'done',
      counts: stored,
      results: [{ state: 'imported', counts: stored }],
    });
    expect([await names(creator), await hasFile(seen.id)]).toEqual([['Shelf'], false]);
  });

  it('is only on request, and not of a file without guides', async () => {
    expect((await importFile(creator, Buffer.from(guideJson()))).state).toBe('done');
    const nothing = await importFile(creator, Buffer.from('# Only a title\n'), {
      ...PREVIEW,
      fileName: 'a.md',
    });
    expect([nothing.state, nothing.refusalCount]).toEqual(['done', 1]);
  });

  it('takes choices for existing guides, which may change until the start', async () => {
    await buildProject({ creator, name: 'One', steps: 1 });
    await buildProject({ creator, name: 'Two', steps: 1 });
    const { id } = await importFile(creator, await exportOf(creator), PREVIEW);
    const first = await call(choose, as(id, { all: 'skip' }));
    expect([first.body.state, first.body.guides]).toMatchObject(['preview', { skipped: 2 }]);
    const changed = await call(choose, as(id, { each: [{ position: 1, choice: 'copy' }] }));
    expect([changed.body.state, changed.body.guides]).toMatchObject([
      'preview',
      { skipped: 1, pending: 1 },
    ]);
    await workOffImports();
    expect(await names(creator)).toEqual(['One', 'Two']);
    await call(start, as(id, { each: [{ position: 0, choice: 'copy' }] }));
    await workOffImports();
    expect((await names(creator)).sort()).toEqual(['One', 'One (copy)', 'Two', 'Two (copy)']);
  });

  it('leads to the question about guides without a choice', async () => {
    await buildProject({ creator, name: 'One', steps: 1 });
    const { id } = await importFile(creator, await exportOf(creator), PREVIEW);
    await call(start, as(id));
    await workOffImports();
    expect(await importState(creator, id)).toMatchObject({
      state: 'asking',
      guides: { asking: 1 },
    });
  });

  it('scans again with another unit as steps, before the start or with it', async () => {
    await buildProject({ creator, name: 'One', steps: 1 });
    const { id } = await importFile(creator, await exportOf(creator), PREVIEW);
    await call(choose, as(id, { all: 'copy' }));
    const again = (await call(rescan, as(id, { split: 'row' }))).body;
    expect([again.state, again.split]).toEqual(['waiting', 'row']);
    await workOffImports();
    expect(await importState(creator, id)).toMatchObject({
      state: 'preview',
      split: 'row',
      guides: { asking: 1, pending: 0 },
    });
    const each = [{ position: 0, choice: 'copy' }];
    const refused = await call(start, as(id, { split: 'item', each }));
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([422, ['each']]);
    expect((await call(start, as(id, { split: 'item', all: 'copy' }))).body.state).toBe('waiting');
    await workOffImports();
    expect(await importState(creator, id)).toMatchObject({
      state: 'done',
      split: 'item',
      guides: { copied: 1 },
    });
  });

  it('comes back after a kill during the scan, and rests until it is started once', async () => {
    const { id } = (await send(creator, Buffer.from(guideJson()), PREVIEW)).body;
    const queue = importQueue(await folderId(), processImportJob);
    const stopping = new AbortController();
    stopping.abort();
    for (const job of await claim([queue], [])) await queue.run(job, stopping.signal);
    expect((await importState(creator, id)).state).toBe('checking');
    await untilDue();
    await workOffImports();
    await workOffImports();
    expect((await importState(creator, id)).state).toBe('preview');
    const answers = await Promise.all([call(start, as(id)), call(start, as(id))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await workOffImports();
    expect(await names(creator)).toEqual(['Shelf']);
    expect((await call(start, as(id))).body.error.code).toBe('import_not_asking');
    expect((await call(rescan, as(id, { split: 'row' }))).status).toBe(409);
  });

  it('can be cancelled, counts as unfinished, and ends with its file', async () => {
    const { id } = await importFile(creator, Buffer.from(guideJson()), PREVIEW);
    await importFile(creator, Buffer.from(guideJson()), PREVIEW);
    await importFile(creator, Buffer.from(guideJson()), PREVIEW);
    expect((await send(creator, Buffer.from(guideJson()))).body.error.code).toBe(
      'too_many_imports',
    );
    await sweepImports(new Date(Date.now() + 2 * 24 * 60 * 60_000));
    expect(await hasFile(id)).toBe(true);
    expect((await call(cancel, { ...as(id), body: undefined })).body.state).toBe('cancelled');
    expect([await hasFile(id), await names(creator)]).toEqual([false, []]);
    expect((await call(start, as(id))).status).toBe(409);
    await db().importJob.updateMany({ data: { expiresAt: new Date(0) } });
    await sweepImports();
    expect((await call(start, as(id))).status).toBe(404);
  });

  it('is started by its creator alone, and with `publish` only by who may publish', async () => {
    const { id } = await importFile(creator, Buffer.from(guideJson()), {
      ...PREVIEW,
      publish: 'true',
    });
    const stranger = await buildCreator();
    for (const [route, body] of [
      [start, {}],
      [rescan, { split: null }],
    ] as const)
      expect((await call(route, as(id, body, stranger.token))).status).toBe(404);
    const { token } = await buildToken(creator, ['write']);
    for (const [route, body] of [
      [start, {}],
      [choose, { all: 'copy' }],
    ] as const)
      expect((await call(route, as(id, body, token))).body.error.code).toBe('token_needs_publish');
    expect((await importState(creator, id)).state).toBe('preview');
  });
});
