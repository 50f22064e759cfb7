import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { writeBackup } from '@/server/backup/backup';
import { db } from '@/server/db/client';
import { readDeletions, writeDeletions } from '@/server/deletion-journal';
import { pictureStore } from '@/server/storage/store';
import { buildCreator, buildPublished } from '@/testing/factories';
import { folder, journal, on, restored, source, withBackups } from '@/testing/replay';
import { buildWhole } from '../../../app/v1/_testing/good-bodies';
import { ACCOUNT_PASSWORD, buildWholeAccount } from '../../../app/v1/_testing/whole-account';
import type { Actor } from '../auth/actor';
import { setNewPassword } from '../auth/new-password';
import { findByToken, revokePersonalToken } from '../auth/personal-tokens/service';
import { authenticate } from '../auth/service';
import { deleteMessage } from '../feedback/withdrawal';
import { deleteOwnProject } from '../project/service';
import { restoreOwnProject, sweepTrash } from '../project/trash/service';
import { createWebhook, deleteWebhook, listWebhooks } from '../webhooks/service';
import { deleteAccount } from './deletion';
import { endSessionsOfBackup, replayDeletions } from './replay';
import { makeToken } from './service';

vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }));
// Whole accounts, backups and restores take their time where much else is done.
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
  for (const { project } of [gone, back]) await deleteOwnProject(bea.creator.actor, project.id);
  await restoreOwnProject(bea.creator.actor, back.project.id);
  await deleteMessage('feedback', stays.feedback.id);
  await deleteMessage('report', stays.report.id);
  return { ana, bea, gone: gone.project, back: back.project, stays, file };
}

withBackups();

describe('what people deleted', () => {
  it('is not brought back by a backup from before: accounts, guides and messages go again, and nothing else does', async () => {
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
      expect(await count(), 'all that is in the backup').toEqual([2, 5, 3, 3]);
      expect(
        await replayDeletions(deletions, takenAt),
        'the one that was brought back is unpublished, as it was then',
      ).toBe(5);
      await sweepTrash(new Date(Date.now() + 3_600_000));
      expect(await count()).toEqual([1, 3, 1, 1]);
      expect(await db().user.findMany({ select: { id: true } })).toEqual([
        { id: bea.creator.actor.userId },
      ]);
      expect(idsOf(await db().project.findMany())).toEqual(
        idsOf([bea.project, back, stays.project]),
      );
      expect([
        await db().file.count({ where: { creatorId: ana.creator.actor.creatorId } }),
        await db().project.count({ where: { id: gone.id } }),
      ]).toEqual([0, 0]);
      expect(
        await db().mailJob.count({ where: { kind: 'account_deleted' } }),
        'told once, when it happened',
      ).toBe(0);
      expect(await replayDeletions(deletions, takenAt), 'once more').toBe(0);
    });
  });

  it('is written down by its random ids and nothing else, for the owner of the folder only, and no longer noted in the database', async () => {
    const { ana, gone, back, stays } = await deleteMuch();
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
      ['feedback', stays.feedback.id, false],
      ['report', stays.report.id, false],
    ]);
    for (const line of lines)
      expect(Object.keys(line).sort()).toEqual(['at', 'id', 'isUndone', 'kind']);
  });

  it('is noted with the deletion or not at all, and written later when it cannot be written now', async () => {
    const { creator, project } = await buildPublished();
    await expect(deleteOwnProject(creator.actor, '22222222222z')).rejects.toThrow();
    expect(await readDeletions([journal()])).toEqual([]);
    await mkdir(journal());
    await deleteOwnProject(creator.actor, project.id);
    expect(await noted()).toBe(1);
    await rm(journal(), { recursive: true });
    await writeFile(journal(), '{"at":"2026-11-2');
    await writeDeletions();
    expect([idsOf(await readDeletions([journal()])), await noted()]).toEqual([[project.id], 0]);
  });
});

describe('what people revoked', () => {
  const NEW_PASSWORD = 'another horse battery';
  const scopes = {
    name: 'script',
    scopes: ['read' as const],
    expiresInDays: 30 as const,
    currentPassword: ACCOUNT_PASSWORD,
  };

  /** Ana takes back what she gave away, Bea does nothing. */
  async function revokeMuch() {
    const [{ actor: ana }, { actor: bea }] = [
      await buildCreator({ password: ACCOUNT_PASSWORD }),
      await buildCreator({ password: ACCOUNT_PASSWORD }),
    ];
    for (const actor of [ana, bea])
      await createWebhook(actor, { url: 'https://hooks.example/', events: ['feedback.received'] });
    const tokens = {
      gone: await makeToken(ana, scopes, visitor),
      kept: await makeToken(bea, scopes, visitor),
    };
    const file = path.join(folder, `${tokens.gone.id}.tar`);
    await writeBackup(file, { databaseUrl: source, store: pictureStore() });
    await revokePersonalToken(ana, tokens.gone.id);
    for (const { id } of (await listWebhooks(ana)).results) await deleteWebhook(ana, id);
    await expect(
      deleteWebhook(ana, (await listWebhooks(bea)).results[0]?.id ?? ''),
    ).rejects.toThrow();
    await expect(revokePersonalToken(ana, tokens.kept.id)).rejects.toThrow();
    return { ana, bea, tokens, file };
  }
  const opens = async ({ token }: { token: string }) => (await findByToken(token)) !== undefined;
  const webhooksOf = async (actor: Actor) => (await listWebhooks(actor)).totalResults;
  const passwordOf = async (userId: string) =>
    (await db().user.findUniqueOrThrow({ where: { id: userId } })).passwordHash;

  it('opens nothing after a restore: tokens and webhooks go again, those of others and of nobody stay', async () => {
    const { ana, bea, tokens, file } = await revokeMuch();
    const { target, takenAt } = await restored(file);
    const deletions = await readDeletions([journal()]);
    expect(deletions.map(({ kind }) => kind).sort()).toEqual(['token', 'webhook']);
    await on(target, async () => {
      expect([await opens(tokens.gone), await webhooksOf(ana)], 'as in the backup').toEqual([
        true,
        1,
      ]);
      expect(await replayDeletions(deletions, takenAt)).toBe(2);
      expect([
        await opens(tokens.gone),
        await opens(tokens.kept),
        await webhooksOf(ana),
        await webhooksOf(bea),
      ]).toEqual([false, true, 0, 1]);
    });
  });

  it('is a replaced password too: the former one and the tokens made by it open nothing, until a recovery mail sets another', async () => {
    const { ana, bea, tokens, file } = await revokeMuch();
    await setNewPassword({
      user: { id: ana.userId, email: 'ana@makerstep.example', name: 'Ana' },
      password: NEW_PASSWORD,
      field: 'password',
      locale: 'en',
    });
    const { target, takenAt } = await restored(file);
    const deletions = (await readDeletions([journal()])).filter(({ kind }) => kind === 'password');
    expect(deletions.map(({ id }) => id)).toEqual([ana.userId]);
    expect(await readFile(journal(), 'utf8'), 'no hash of it').not.toContain('argon2');
    await on(target, async () => {
      expect(await replayDeletions(deletions, takenAt)).toBe(1);
      expect([
        await passwordOf(ana.userId),
        await opens(tokens.gone),
        await opens(tokens.kept),
      ]).toEqual([null, false, true]);
      expect(await passwordOf(bea.userId)).toMatch(/argon2/);
    });
  });

  it('is no password that was replaced before the backup, which holds the new one', async () => {
    const { actor } = await buildCreator({ password: ACCOUNT_PASSWORD });
    const note = {
      at: '2026-11-22T10:00:00.000Z',
      kind: 'password' as const,
      id: actor.userId,
      isUndone: false,
    };
    expect(await replayDeletions([note], '2026-11-22T10:10:01.000Z')).toBe(0);
    expect(await passwordOf(actor.userId)).toMatch(/argon2/);
    expect(
      await replayDeletions([note], '2026-11-22T10:09:59.000Z'),
      'as good as at the same time',
    ).toBe(1);
  });

  it('are all sessions of a backup, with their tokens and the links to new passwords', async () => {
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
});
