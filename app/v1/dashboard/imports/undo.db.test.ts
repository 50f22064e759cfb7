import { beforeEach, describe, expect, it } from 'vitest';
import { updateOwnedProject } from '@/features/projects/server/service';
import { importQueue } from '@/features/transfer/server/import/job';
import { processImportJob } from '@/features/transfer/server/import/process-job';
import { folderId } from '@/features/transfer/server/import/upload-file';
import { db } from '@/server/db/client';
import { claim } from '@/server/jobs/queue';
import { call } from '@/testing/api';
import { buildCreator, buildProject, type TestCreator } from '@/testing/database/factories';
import { untilDue } from '@/testing/database/jobs';
import {
  exportOf,
  guideJson,
  importFile,
  importState,
  names,
  send,
  workOffImports,
} from '../../_testing/imports';
import { GET as readPublic } from '../../projects/[id]/route';
import { PATCH as publish } from '../projects/[id]/publish/route';
import { POST as restore } from '../projects/[id]/restore/route';
import { POST as cancel } from './[importId]/cancel/route';
import { POST as undo } from './[importId]/undo/route';

const MINUTE_MS = 60_000;
let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator();
});
const as = (importId: string, token = creator.token) => ({
  token,
  method: 'POST',
  params: { importId },
});
const outcomes = ({ results }: { results: { name: string; undone: string | null }[] }) =>
  results.map(({ name, undone }) => [name, undone]);
const readerSees = async (id: string) => {
  const { status, body } = await call(readPublic, { params: { id } });
  return status === 200 ? body.name : status;
};

describe('the undo of an import', () => {
  it('removes its guides, which can be restored, and keeps changed ones', async () => {
    for (const name of ['Changed', 'Public', 'Removed', 'Step'])
      await buildProject({ creator, name, steps: 1, isPublished: true });
    const archive = await exportOf(creator);
    const other = await buildCreator();
    await buildProject({ creator: other, name: 'Own', steps: 1 });
    const done = await importFile(other, archive, { publish: 'true' });
    const uid = (name: string) =>
      done.results.find((guide: { name: string }) => guide.name === name).projectUid as string;
    expect(await readerSees(uid('Removed'))).toBe('Removed');
    await updateOwnedProject(other.actor, uid('Changed'), { name: 'Changed since' });
    await call(publish, { token: other.token, method: 'PATCH', params: { id: uid('Public') } });

    const { status, body } = await call(undo, as(done.id, other.token));
    expect([status, body.state, body.undoUntil]).toEqual([200, 'undoing', null]);
    await workOffImports();
    const end = await importState(other, done.id);
    expect([end.state, outcomes(end)]).toEqual([
      'undone',
      [
        ['Changed', 'kept'],
        ['Public', 'removed'],
        ['Removed', 'removed'],
        ['Step', 'removed'],
      ],
    ]);
    expect(await names(other)).toEqual(['Own', 'Changed since']);
    expect(await readerSees(uid('Removed'))).toBe(404);
    const back = await call(restore, {
      token: other.token,
      method: 'POST',
      params: { id: uid('Removed') },
    });
    expect(back.status).toBe(200);

    // Again: nothing changes.
    expect((await call(undo, as(done.id, other.token))).body.state).toBe('undone');
    await workOffImports();
    expect(await names(other)).toEqual(['Own', 'Changed since', 'Removed']);
    // Imported again, its guides are new.
    expect((await importFile(other, archive, { mode: 'skip' })).guides).toMatchObject({
      imported: 2,
      skipped: 2,
    });
  });

  it('gives a replaced guide its former content and visibility, for readers too', async () => {
    const { project } = await buildProject({ creator, name: 'Old', steps: 2, isPublished: true });
    const archive = await exportOf(creator);
    await updateOwnedProject(creator.actor, project.id, { name: 'Mine', type: 2 });
    const done = await importFile(creator, archive, { mode: 'replace' });
    expect(await readerSees(project.projectUid)).toBe('Old');
    await call(undo, as(done.id));
    await workOffImports();
    expect(await importState(creator, done.id)).toMatchObject({
      state: 'undone',
      results: [{ undone: 'restored', previous: null }],
    });
    expect(await readerSees(project.projectUid)).toBe('Mine');
    expect(await db().project.findUnique({ where: { id: project.id } })).toMatchObject({
      type: 2,
      status: 2,
      isListed: false,
    });
  });

  it('publishes no draft that readers did not have', async () => {
    const { project } = await buildProject({ creator, name: 'Old', steps: 1, isPublished: true });
    const archive = await exportOf(creator);
    await updateOwnedProject(creator.actor, project.id, { name: 'Secret' }, { draft: true });
    const done = await importFile(creator, archive, { mode: 'replace' });
    await call(undo, as(done.id));
    await workOffImports();
    expect([await names(creator), await readerSees(project.projectUid)]).toEqual([
      ['Secret'],
      'Old',
    ]);
  });

  it('keeps a replaced guide whose import was published since', async () => {
    const { project } = await buildProject({ creator, name: 'New', steps: 1, isPublished: true });
    const archive = await exportOf(creator);
    await updateOwnedProject(creator.actor, project.id, { name: 'Old' });
    await updateOwnedProject(creator.actor, project.id, { name: 'Mine' }, { draft: true });
    const done = await importFile(creator, archive, { mode: 'replace' });
    const { token } = creator;
    await call(publish, { token, method: 'PATCH', params: { id: project.projectUid } });
    await call(undo, as(done.id));
    await workOffImports();
    expect(outcomes(await importState(creator, done.id))).toEqual([['New', 'kept']]);
    expect([await names(creator), await readerSees(project.projectUid)]).toEqual([['New'], 'New']);
  });

  it('goes on after a kill', async () => {
    for (const name of ['One', 'Two']) await buildProject({ creator, name, steps: 1 });
    const other = await buildCreator();
    const done = await importFile(other, await exportOf(creator));
    await call(undo, as(done.id, other.token));
    const queue = importQueue(await folderId(), processImportJob);
    const stopping = new AbortController();
    stopping.abort();
    for (const job of await claim([queue], [])) await queue.run(job, stopping.signal);
    expect((await importState(other, done.id)).state).toBe('undoing');
    await untilDue();
    await workOffImports();
    expect([(await importState(other, done.id)).state, await names(other)]).toEqual(['undone', []]);
  });

  it('is possible for ten minutes after the end, also of a cancelled import', async () => {
    const done = await importFile(creator, Buffer.from(guideJson()));
    expect(Date.parse(done.undoUntil) - Date.parse(done.finishedAt)).toBe(10 * MINUTE_MS);
    const ended = { finishedAt: new Date(Date.now() - 11 * MINUTE_MS) };
    await db().importJob.update({ where: { id: done.id }, data: ended });
    const late = await call(undo, as(done.id));
    expect([late.status, late.body.error.code]).toEqual([409, 'import_not_undoable']);
    expect((await importState(creator, done.id)).undoUntil).toBeNull();
    await db().importJob.update({
      where: { id: done.id },
      data: { finishedAt: new Date(), state: 'cancelled' },
    });
    expect((await call(undo, as(done.id))).body.state).toBe('undoing');
    await workOffImports();
    expect(await names(creator)).toEqual([]);
  });

  it('is refused while the import runs, where nothing was made, and for strangers', async () => {
    const { id } = (await send(creator, Buffer.from(guideJson()))).body;
    expect((await call(undo, as(id))).body.error.code).toBe('import_not_undoable');
    await call(cancel, as(id));
    await workOffImports();
    expect((await call(undo, as(id))).body.error.code).toBe('import_not_undoable');
    const done = await importFile(creator, Buffer.from(guideJson()));
    const stranger = await buildCreator();
    expect((await call(undo, as(done.id, stranger.token))).status).toBe(404);
    expect((await importState(creator, done.id)).state).toBe('done');
  });
});
