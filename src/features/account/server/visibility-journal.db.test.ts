import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { writeBackup } from '@/server/backup/backup';
import { db, inTransaction } from '@/server/db/client';
import { readDeletions } from '@/features/account/server/journal/journal';
import { pictureStore } from '@/server/storage/store';
import { buildCreator, buildProject, buildPublished, texts } from '@/testing/database/factories';
import { folder, journal, on, restored, source, withBackups } from '@/testing/database/replay';
import { importFile, zipOf } from '../../../../app/v1/_testing/imports';
import {
  archiveProject,
  publishProject,
  unpublishProject,
} from '@/features/projects/server/publication';
import { deleteOwnedProject, updateOwnedProject } from '@/features/projects/server/service';
import { takeDown } from '@/features/projects/server/takedown/service';
import { restoreOwnedProject } from '@/features/projects/server/trash/service';
import { replayDeletions } from './replay';

// Whole accounts, backups and restores need time on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

withBackups();

describe('visibility changes', () => {
  /** One guide for each way in which a creator hides something or makes it public again. */
  async function takeBackMuch() {
    const creator = await buildCreator();
    const publish = async () => (await buildPublished({ creator })).project;
    const guides = {
      unpublished: await publish(),
      archived: await publish(),
      private: await publish(),
      hidden: await publish(),
      replaced: await publish(),
      backFromTrash: await publish(),
      publishedAgain: await publish(),
      publicAgain: await publish(),
      takenDown: await publish(),
      stays: await publish(),
      draft: (await buildProject({ creator, steps: 1 })).project,
    };
    const file = path.join(folder, `${guides.stays.id}.tar`);
    await writeBackup(file, { databaseUrl: source, store: pictureStore() });
    const { actor } = creator;
    const setType = (type: 1 | 2, { id }: { id: string }) =>
      updateOwnedProject(actor, id, { type });
    for (const guide of [guides.unpublished, guides.hidden, guides.publishedAgain])
      await unpublishProject(actor, guide.id);
    await archiveProject(actor, guides.archived.id);
    await inTransaction(() => takeDown(guides.takenDown.id, 'It copies a manual.'));
    for (const guide of [guides.private, guides.hidden, guides.publicAgain])
      await setType(2, guide);
    await deleteOwnedProject(actor, guides.backFromTrash.id);
    await restoreOwnedProject(actor, guides.backFromTrash.id);
    const step = { type: 1, name: texts('Saw'), description: texts('Saw it.') };
    const privately = {
      format: 'makerstep-guide',
      version: 1,
      projectUid: guides.replaced.projectUid,
      name: 'Shelf',
      averageTime: '00:45',
      type: 2,
      languages: ['en'],
      steps: [step],
    };
    expect(
      (
        await importFile(creator, await zipOf({ 'g/guide.json': JSON.stringify(privately) }), {
          mode: 'replace',
        })
      ).guides,
    ).toMatchObject({ replaced: 1 });
    await publishProject(actor, guides.publishedAgain.id);
    await setType(1, guides.publicAgain);
    await publishProject(actor, guides.draft.id);
    return { guides, file };
  }
  const PUBLIC = { status: 2, type: 1, isListed: true };
  const reachOf = ({ id }: { id: string }) =>
    db().project.findUniqueOrThrow({
      where: { id },
      select: { status: true, type: true, isListed: true },
    });

  // security: D9
  it('survive a restore: hidden guides stay hidden, and guides made public again stay public', async () => {
    const { guides, file } = await takeBackMuch();
    const { target, takenAt } = await restored(file);
    const deletions = await readDeletions([journal()]);
    await on(target, async () => {
      for (const guide of [
        guides.unpublished,
        guides.private,
        guides.backFromTrash,
        guides.takenDown,
      ])
        expect(await reachOf(guide), 'as in the backup').toEqual(PUBLIC);
      expect(await replayDeletions(deletions, takenAt)).toBe(8);
      for (const guide of [
        guides.unpublished,
        guides.archived,
        guides.backFromTrash,
        guides.takenDown,
      ])
        expect(await reachOf(guide)).toEqual({ status: 1, type: 1, isListed: false });
      expect([await reachOf(guides.private), await reachOf(guides.replaced)]).toEqual([
        { status: 2, type: 2, isListed: false },
        { status: 2, type: 2, isListed: false },
      ]);
      expect(await reachOf(guides.hidden)).toEqual({ status: 1, type: 2, isListed: false });
      for (const guide of [guides.publishedAgain, guides.publicAgain, guides.stays])
        expect(await reachOf(guide)).toEqual(PUBLIC);
      expect(await replayDeletions(deletions, takenAt), 'once more').toBe(0);
    });
  });

  it('are not repeated when the backup is newer', async () => {
    const { project } = await buildPublished();
    const note = {
      at: '2026-11-22T10:00:00.000Z',
      kind: 'unpublished' as const,
      id: project.id,
      isUndone: false,
    };
    expect(await replayDeletions([note], '2026-11-22T10:10:01.000Z')).toBe(0);
    expect(await reachOf(project)).toEqual(PUBLIC);
    expect(await replayDeletions([note], '2026-11-22T10:09:59.000Z')).toBe(1);
  });
});
