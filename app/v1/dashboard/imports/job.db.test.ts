import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { importQueue } from '@/features/transfer/server/import/job';
import * as nextGuide from '@/features/transfer/server/import/import-next';
import { processImportJob } from '@/features/transfer/server/import/process-job';
import { folderId } from '@/features/transfer/server/import/upload-file';
import { claim } from '@/server/jobs/queue';
import { sweepImports } from '@/features/transfer/server/import/service';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { buildCreator, buildProject, type TestCreator } from '@/testing/database/factories';
import {
  exportOf,
  importFile,
  importState,
  send,
  workOffImports,
  zipOf,
  guideJson,
  names,
} from '../../_testing/imports';
import { unzip } from '@/testing/unzip';
import { untilDue } from '@/testing/database/jobs';
import { TEST_TIMEOUT_MS } from '@/testing/test-timeout';
import { AppError } from '@/shared/http/app-error';

let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator();
});
const filesLeft = async () =>
  (await readdir(path.join(env().dataDir, 'imports'))).filter((name) => name !== 'mark');

describe('the import job', () => {
  it('resumes where the last one stopped: nothing is imported twice', async () => {
    for (let number = 1; number <= 3; number += 1)
      await buildProject({ creator, name: `Guide ${number}`, steps: 1 });
    const archive = await exportOf(creator);
    const other = await buildCreator();
    const { id } = (await send(other, archive)).body;
    const queue = importQueue(await folderId(), processImportJob);
    // Stopped after the scan, then after each guide: as when a process ends while it holds the
    // lease.
    for (let turn = 0; turn < 6; turn += 1) {
      const stopping = new AbortController();
      if (turn % 2 === 0) stopping.abort();
      for (const job of await claim([queue], [])) await queue.run(job, stopping.signal);
      await untilDue();
    }
    await workOffImports();
    expect([(await importState(other, id)).state, await names(other)]).toEqual([
      'done',
      ['Guide 1', 'Guide 2', 'Guide 3'],
    ]);
  });

  it('ignores files of another folder, and fails when its own file is lost', async () => {
    const { id } = (await send(creator, Buffer.from(guideJson()))).body;
    const mark = await folderId();
    await db().job.updateMany({ data: { queue: 'import:another' } });
    await workOffImports();
    expect((await importState(creator, id)).state).toBe('waiting');
    await db().job.updateMany({ data: { queue: `import:${mark}` } });
    await writeFile(path.join(env().dataDir, 'imports', `${id}.part`), 'x');
    await sweepImports(new Date(Date.now() + 2 * 24 * 60 * 60_000));
    expect(await filesLeft()).toContain(id);
    await db().importJob.updateMany({ data: { expiresAt: new Date(0) } });
    await sweepImports();
    expect([
      (await filesLeft()).includes(id),
      await db().importJob.count(),
      await db().job.count(),
    ]).toEqual([false, 0, 0]);
  });

  it('gives up what keeps failing, and reports it', async () => {
    const { id } = (await send(creator, Buffer.from(guideJson()))).body;
    await db().job.updateMany({ data: { attempts: 9 } });
    await workOffImports();
    expect(await importState(creator, id)).toMatchObject({
      state: 'failed',
      failure: { code: 'internal' },
    });
  });

  it('gives up a guide that crashes the process each time', async () => {
    const { id } = (await send(creator, Buffer.from(guideJson()))).body;
    const queue = importQueue(await folderId(), processImportJob);
    const importNext = vi
      .spyOn(nextGuide, 'importNext')
      .mockImplementation(() => new Promise(() => undefined));
    for (let kill = 1; kill <= 5; kill += 1) {
      for (const job of await claim([queue], [])) void queue.run(job, new AbortController().signal);
      await vi.waitFor(() => expect(importNext).toHaveBeenCalledTimes(kill), {
        timeout: TEST_TIMEOUT_MS,
      });
      await untilDue();
    }
    await workOffImports();
    expect([(await importState(creator, id)).state, importNext.mock.calls.length]).toEqual([
      'failed',
      5,
    ]);
  });

  it('waits while the disk is full, however long', async () => {
    const { id } = (await send(creator, Buffer.from(guideJson()))).body;
    const importNext = vi
      .spyOn(nextGuide, 'importNext')
      .mockRejectedValue(new AppError('storage_full'));
    for (let time = 0; time < 9; time += 1) {
      await workOffImports();
      await untilDue();
    }
    importNext.mockRestore();
    await workOffImports();
    expect((await importState(creator, id)).state).toBe('done');
  });

  it('is reported as lost when its file is gone', async () => {
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

it('an exported archive can be unpacked and repacked', async () => {
  await buildProject({ creator, name: 'One', steps: 1 });
  await buildProject({ creator, name: 'Two', steps: 1 });
  const files = [...(await unzip(await exportOf(creator)))].filter(([name]) =>
    name.startsWith('two-'),
  );
  const other = await buildCreator();
  await importFile(other, await zipOf(Object.fromEntries(files)));
  expect(await names(other)).toEqual(['Two']);
});
