import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { buildWhole } from '../../../app/v1/_testing/good-bodies';
import { importFile, zipOf } from '../../../app/v1/_testing/imports';
import { ACCOUNT_PASSWORD, buildWholeAccount } from '../../../app/v1/_testing/whole-account';
import { writeBackup } from '@/server/backup/backup';
import { checkBackup, restoreBackup } from '@/server/backup/restore';
import { closeDb, db } from '@/server/db/client';
import { JOURNAL, readDeletions, writeDeletions } from '@/server/deletion-journal';
import { env } from '@/server/env';
import { pictureStore } from '@/server/storage/store';
import { migrationNames, tellApplied } from '@/testing/database-facts';
import { buildCreator, buildProject, buildPublished, texts } from '@/testing/factories';
import { memoryStore } from '@/testing/memory-store';
import { createDatabase, urlOf, withClient } from '@/testing/test-database';
import type { Actor } from '../auth/actor';
import { setNewPassword } from '../auth/new-password';
import { findByToken, revokePersonalToken } from '../auth/personal-tokens/service';
import { authenticate } from '../auth/service';
import { setDailyMail, unsubscribe, unsubscribeToken } from '../auth/unsubscription';
import { deleteMessage } from '../feedback/withdrawal';
import { archiveProject, publishProject, unpublishProject } from '../project/publication';
import { deleteOwnProject, updateOwnProject } from '../project/service';
import { restoreOwnProject, sweepTrash } from '../project/trash/service';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateSecret,
  updateWebhook,
} from '../webhooks/service';
import { deleteAccount } from './deletion';
import { endSessionsOfBackup, replayDeletions } from './replay';
import { makeToken } from './service';

vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }));
// Whole accounts, backups and restores take their time where much else is done.
vi.setConfig({ testTimeout: 300_000 });

const source = process.env.DATABASE_URL ?? '';
const server = inject('testServer');
const visitor = { address: '127.0.0.1', locale: 'en' } as Parameters<typeof deleteAccount>[2];
const journal = () => path.join(env().dataDir, JOURNAL);
const noted = () => db().setting.count({ where: { key: { startsWith: 'deletion:' } } });
const idsOf = (deletions: { id: string }[]) => deletions.map(({ id }) => id).sort();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'makerstep-replay-'));
  await withClient(source, async (client) => tellApplied(client, await migrationNames()));
});
afterAll(async () => {
  await withClient(source, (client) => client.query('DROP TABLE _prisma_migrations'));
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await mkdir(env().dataDir, { recursive: true });
  await rm(journal(), { recursive: true, force: true });
});

/** Works on another database, as a restored product does. */
async function on<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const pointTo = async (url: string) => {
    await closeDb();
    Object.assign(env(), { databaseUrl: url });
  };
  await pointTo(databaseUrl);
  return work().finally(() => pointTo(source));
}

/** The backup in another database. */
async function restored(file: string, name: string): Promise<{ target: string; takenAt: string }> {
  const database = `${server.prefix}_${name}_${process.pid}`;
  await createDatabase(server, database);
  const backup = await checkBackup(file, process.cwd());
  await restoreBackup(backup, { databaseUrl: urlOf(server, database), store: memoryStore() });
  return { target: urlOf(server, database), takenAt: backup.about.takenAt };
}

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

describe('what people deleted', () => {
  it('is not brought back by a backup from before: accounts, guides and messages go again, and nothing else does', async () => {
    const { ana, bea, gone, back, stays, file } = await deleteMuch();
    const { target, takenAt } = await restored(file, 'deleted');
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
    const { target, takenAt } = await restored(file, 'revoked');
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
    const { target, takenAt } = await restored(file, 'replaced');
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

describe('what people took back', () => {
  /** One guide for each way in which a creator takes something from the public, or gives it to it again. */
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
      stays: await publish(),
      draft: (await buildProject({ creator, steps: 1 })).project,
    };
    const file = path.join(folder, `${guides.stays.id}.tar`);
    await writeBackup(file, { databaseUrl: source, store: pictureStore() });
    const { actor } = creator;
    const setType = (type: 1 | 2, { id }: { id: string }) => updateOwnProject(actor, id, { type });
    for (const guide of [guides.unpublished, guides.hidden, guides.publishedAgain])
      await unpublishProject(actor, guide.id);
    await archiveProject(actor, guides.archived.id);
    for (const guide of [guides.private, guides.hidden, guides.publicAgain])
      await setType(2, guide);
    await deleteOwnProject(actor, guides.backFromTrash.id);
    await restoreOwnProject(actor, guides.backFromTrash.id);
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

  it('from readers is not public again after a restore, and what they gave them again is', async () => {
    const { guides, file } = await takeBackMuch();
    const { target, takenAt } = await restored(file, 'taken');
    const deletions = await readDeletions([journal()]);
    await on(target, async () => {
      for (const guide of [guides.unpublished, guides.private, guides.backFromTrash])
        expect(await reachOf(guide), 'as in the backup').toEqual(PUBLIC);
      expect(await replayDeletions(deletions, takenAt)).toBe(7);
      for (const guide of [guides.unpublished, guides.archived, guides.backFromTrash])
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

  it('is not taken back again where the backup is newer', async () => {
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

  it('are daily mails, which do not come again after a restore, but to whom they are on again', async () => {
    const [ended, again, stays] = [
      await buildCreator(),
      await buildCreator(),
      await buildCreator(),
    ].map(({ actor }) => actor.userId) as [string, string, string];
    for (const id of [ended, again]) await unsubscribe(unsubscribeToken(id));
    await setDailyMail(again, true);
    const deletions = await readDeletions([journal()]);
    const takenAt = new Date(Date.now() - 60_000).toISOString();
    // As in a backup from before.
    await db().user.updateMany({ data: { dailyMail: true } });
    expect([
      await replayDeletions(deletions, takenAt),
      await replayDeletions(deletions, takenAt),
    ]).toEqual([1, 0]);
    expect(
      (await db().user.findMany({ where: { dailyMail: true }, orderBy: { id: 'asc' } })).map(
        ({ id }) => id,
      ),
    ).toEqual([again, stays].sort());
  });

  it('from a webhook is told nothing: it is switched off, and its owner gets a mail', async () => {
    const { actor } = await buildCreator();
    await db().user.update({ where: { id: actor.userId }, data: { emailConfirmedAt: new Date() } });
    const events = ['feedback.received', 'report.received'] as const;
    const make = (name: string) =>
      createWebhook(actor, { url: `https://${name}.example/`, events: [...events] });
    const [moved, resealed, fewer, off, more, stays] = [
      await make('moved'),
      await make('resealed'),
      await make('fewer'),
      await make('off'),
      await make('more'),
      await make('stays'),
    ];
    const file = path.join(folder, `${stays.id}.tar`);
    await writeBackup(file, { databaseUrl: source, store: pictureStore() });
    await updateWebhook(actor, moved.id, { url: 'https://elsewhere.example/' });
    await rotateSecret(actor, resealed.id);
    await updateWebhook(actor, fewer.id, { events: ['report.received'] });
    await updateWebhook(actor, off.id, { isOn: false });
    await updateWebhook(actor, more.id, { events: [...events, 'project.published'], isOn: true });
    const { target, takenAt } = await restored(file, 'webhooks');
    const deletions = await readDeletions([journal()]);
    await on(target, async () => {
      expect(await replayDeletions(deletions, takenAt)).toBe(4);
      const states = new Map(
        (await listWebhooks(actor)).results.map(({ id, isOn, offReason }) => [
          id,
          isOn ? 'on' : offReason,
        ]),
      );
      expect([moved, resealed, fewer, off, more, stays].map(({ id }) => states.get(id))).toEqual([
        'restored',
        'restored',
        'restored',
        'restored',
        'on',
        'on',
      ]);
      expect(await db().mailJob.count({ where: { kind: 'webhook_off' } })).toBe(4);
      expect(await replayDeletions(deletions, takenAt), 'once more').toBe(0);
    });
  });
});
