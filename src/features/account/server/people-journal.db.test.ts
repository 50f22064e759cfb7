import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { listWorkshops } from '@/features/auth/server/workshops/service';
import { removePerson } from '@/features/people/server/service';
import { writeBackup } from '@/server/backup/backup';
import { db } from '@/server/db/client';
import { pictureStore } from '@/server/storage/store';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import { folder, journal, on, restored, source, withBackups } from '@/testing/database/replay';
import { buildEditor, handOver } from '@/testing/people';
import { readDeletions } from './journal/journal';
import { endSessionsOfBackup, replayDeletions } from './replay';

// Backups and restores need time on a busy machine.
vi.setConfig({ testTimeout: 300_000 });
withBackups();

const rolesOf = async ({ actor }: TestCreator) =>
  (await listWorkshops(actor.userId)).map(({ role, isPersonal }) => [role, isPersonal]);

// security: D9
it('people who were removed and workshops that were handed over stay so in a restored older backup, and its invitations end', async () => {
  const owner = await buildCreator();
  const [gone, heir, stays] = [
    await buildEditor(owner),
    await buildEditor(owner),
    await buildEditor(owner),
  ];
  await db().workshopInvitation.create({
    data: {
      creatorId: owner.actor.creatorId,
      tokenHash: 'of a link that is used up after the backup',
      role: 'editor',
      usesMax: 1,
      expiresAt: new Date(Date.now() + 60_000),
    },
  });
  const file = path.join(folder, 'people.tar');
  await writeBackup(file, { databaseUrl: source, store: pictureStore() });
  await removePerson(owner.actor, gone.actor.userId);
  await handOver(owner, heir);

  const { target, takenAt } = await restored(file);
  const deletions = await readDeletions([journal()]);
  await on(target, async () => {
    expect(await rolesOf(owner)).toEqual([['owner', true]]);
    expect(await replayDeletions(deletions, takenAt)).toBe(2);
    expect(await replayDeletions(deletions, takenAt)).toBe(0);
    await endSessionsOfBackup();
    expect(await rolesOf(gone)).toEqual([['owner', true]]);
    expect(await rolesOf(heir)).toContainEqual(['owner', false]);
    expect(await rolesOf(owner)).toEqual([
      ['owner', true],
      ['editor', false],
    ]);
    expect(await rolesOf(stays)).toContainEqual(['editor', false]);
    expect(await db().workshopInvitation.count()).toBe(0);
  });
});
