import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { writeBackup } from '@/server/backup/backup';
import { db } from '@/server/db/client';
import { readDeletions, writeDeletions } from '@/features/account/server/journal/journal';
import { pictureStore } from '@/server/storage/store';
import { buildCreator, buildPublished } from '@/testing/database/factories';
import { folder, journal, on, restored, source, withBackups } from '@/testing/database/replay';
import { buildWhole } from '../../../../app/v1/_testing/good-bodies';
import { ACCOUNT_PASSWORD, buildWholeAccount } from '../../../../app/v1/_testing/whole-account';
import { authenticate } from '@/features/auth/server/service';
import { deleteOwnedProject } from '@/features/projects/server/service';
import { restoreOwnedProject, sweepTrash } from '@/features/projects/server/trash/service';
import { deleteAccount } from './deletion';
import { endSessionsOfBackup, replayDeletions } from './replay';
import { queuedMails } from '@/testing/stand-ins/mailbox';

// Whole accounts, backups and restores need time on a busy machine.
vi.setConfig({ testTimeout: 300_000 });
const visitor = { address: '127.0.0.1', locale: 'en' } as Parameters<typeof deleteAccount>[2];
const noted = () => db().setting.count({ where: { key: { startsWith: 'deletion:' } } });
const idsOf = (deletions: { id: string }[]) => deletions.map(({ id }) => id).sort();

async function deleteMuch() {
  const [ana, bea] = [
    await buildWholeAccount('ana@makerstep.example'),
    await buildWholeAccount('bea@makerstep.example'),
  ];
  const [gone, back, stays] = [
    await buildPublished({ creator: bea.creator }),
    await buildPublished({ creator: bea.creator }),
    await buildWhole({ creator: bea.creator }),
  ];
  const file = path.join(folder, `${gone.project.projectUid}.tar`);
  await writeBackup(file, { databaseUrl: source, store: pictureStore() });
  await deleteAccount(ana.creator.actor, ACCOUNT_PASSWORD, visitor);
  for (const { project } of [gone, back]) await deleteOwnedProject(bea.creator.actor, project.id);
  await restoreOwnedProject(bea.creator.actor, back.project.id);
  return { ana, bea, gone: gone.project, back: back.project, stays, file };
}

withBackups();

describe('deletions', () => {
  // security: 59, D9
  it('are repeated after a restore of an older backup: accounts and guides are deleted again, and nothing else', async () => {
    const { ana, bea, gone, back, stays, file } = await deleteMuch();
    const { target, takenAt } = await restored(file);
    const deletions = await readDeletions([journal()]);
    await on(target, async () => {
      const count = async () => [
        await db().user.count(),
        await db().project.count(),
        await db().feedback.count(),
        await db().report.count(),
      ];
      expect(await count(), 'all that is in the backup').toEqual([4, 5, 3, 3]);
      expect(
        await replayDeletions(deletions, takenAt),
        'the one that was brought back is unpublished, as it was then',
      ).toBe(3);
      await sweepTrash(new Date(Date.now() + 3_600_000));
      expect(await count()).toEqual([3, 3, 2, 2]);
      const names = (await db().user.findMany()).map(({ name }) => name);
      expect(new Set(names)).toEqual(
        new Set([
          bea.creator.name,
          'member of ana@makerstep.example',
          'member of bea@makerstep.example',
        ]),
      );
      expect(idsOf(await db().project.findMany())).toEqual(
        idsOf([bea.project, back, stays.project]),
      );
      expect([
        await db().file.count({ where: { creatorId: ana.creator.actor.creatorId } }),
        await db().project.count({ where: { id: gone.id } }),
      ]).toEqual([0, 0]);
      expect(
        (await queuedMails()).filter(({ kind }) => kind === 'account_deleted').length,
        'told once, when it happened',
      ).toBe(0);
      expect(await replayDeletions(deletions, takenAt), 'once more').toBe(0);
    });
  });

  it('are journaled by random ids only, readable for the owner of the folder, and then removed from the database', async () => {
    const { ana, gone, back } = await deleteMuch();
    expect(await noted()).toBe(0);
    expect((await stat(journal())).mode & 0o777).toBe(0o600);
    const text = await readFile(journal(), 'utf8');
    const lines = text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ kind, id, isUndone }) => [kind, id, isUndone])).toEqual([
      ['account', ana.creator.actor.userId, false],
      ['project', gone.id, false],
      ['project', back.id, false],
      ['project', back.id, true],
      ['unpublished', back.id, false],
    ]);
    for (const line of lines)
      expect(Object.keys(line).sort()).toEqual(['at', 'id', 'isUndone', 'kind']);
  });

  // security: D9
  it('are recorded in the same transaction, and written later when the journal is not writable', async () => {
    const { creator, project } = await buildPublished();
    await expect(deleteOwnedProject(creator.actor, '22222222222z')).rejects.toThrow();
    expect(await readDeletions([journal()])).toEqual([]);
    await mkdir(journal());
    await deleteOwnedProject(creator.actor, project.id);
    expect(await noted()).toBe(1);
    await rm(journal(), { recursive: true });
    await writeFile(journal(), '{"at":"2026-11-2');
    await writeDeletions();
    expect([idsOf(await readDeletions([journal()])), await noted()]).toEqual([[project.id], 0]);
  });
});

// security: D9
it('all sessions of a backup end, with their tokens and the links to new passwords', async () => {
  const creator = await buildCreator();
  await db().mailToken.create({
    data: {
      userId: creator.actor.userId,
      purpose: 'reset_password',
      tokenHash: 'hash',
      expiresAt: new Date(Date.now() + 60_000),
    },
  });
  expect(await authenticate(creator.token)).toBeDefined();
  expect(await endSessionsOfBackup()).toBe(1);
  expect([
    await authenticate(creator.token),
    await db().session.count({ where: { endedAt: null } }),
    await db().mailToken.count({ where: { spentAt: null } }),
  ]).toEqual([undefined, 0, 0]);
});
