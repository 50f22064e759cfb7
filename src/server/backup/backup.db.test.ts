import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { recordAct } from '@/features/site/server/acts';
import { addReads } from '@/features/site/server/programs/repository';
import { deleteAccount } from '@/features/account/server/deletion';
import { sweepUploads } from '@/features/uploads/server/orphans';
import { removalQueue } from '@/features/uploads/server/removals';
import { variantsQueue } from '@/features/uploads/server/variants/service';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import { pictureStore } from '@/server/storage/store';
import { withConnection } from '@/server/embedded-postgres/connection';
import {
  folder,
  newFile,
  restore,
  source,
  storedFiles,
  withBackupFolder,
} from '@/testing/database/backups';
import { allRows, schemaFacts } from '@/testing/database/database-facts';
import { buildCreator, buildPublished } from '@/testing/database/factories';
import { handOver } from '@/testing/people';
import { newDatabase } from '@/testing/database/test-database';
import { ACCOUNT_PASSWORD, buildWholeAccount } from '../../../app/v1/_testing/whole-account';
import { writeBackup } from './backup';
import { copyOut } from './copy-rows';
import { runDue } from '@/server/jobs/worker';

/** Fills every table, with values that are hard to serialise. */
async function fillEverything() {
  const [ana, bea] = [
    await buildWholeAccount('ana@makerstep.example'),
    await buildWholeAccount('bea@makerstep.example'),
  ];
  await runDue(variantsQueue(async () => undefined));
  await sweepUploads();
  const { userId } = ana.creator.actor;
  await db().user.update({
    where: { id: userId },
    data: { name: 'Tab\there, line\nbreak, \\N, \\., "quotes", \u{1f9f5}, \u200d' },
  });
  await db().idempotencyKey.create({
    data: { userId, key: 'null', requestHash: 'r', body: Prisma.JsonNull },
  });
  await db().contactDraft.create({
    data: {
      id: '018f0000-0000-7000-8000-000000000001',
      name: '',
      email: '',
      subject: '',
      message: '',
    },
  });
  await db().rateLimit.create({
    data: {
      key: 'k',
      attempts: 1,
      startedAt: new Date(0),
      expiresAt: new Date('9999-12-31T23:59:59.999Z'),
    },
  });
  await recordAct('command line', {
    kind: 'site_changed',
    subject: { kind: 'site', id: 'site', label: 'Makerstep' },
  });
  await db().siteBackup.create({
    data: { state: 'done', place: 'folder', name: 'a.tar', bytes: 5 },
  });
  await addReads([{ day: '2026-11-29', kind: 'feed', n: 1 }]);
  await db().missedSearch.create({ data: { day: new Date(), words: 'quimera', n: 3 } });
  await db().projectTombstone.create({
    data: { projectId: randomUUID(), projectUid: 'gonegonegone', unlistedAt: new Date() },
  });
  await handOver(await buildCreator(), ana.creator);
  await db().searchWord.create({ data: { word: 'lamp', projects: 1 } });
  await db().searchWordChange.create({ data: { added: ['a,b', '{}', '"', ''], removed: [] } });
  await db().ratingChange.create({ data: { projectId: ana.project.id, halves: 3, readers: 1 } });
  return { ana, bea };
}

withBackupFolder();

// security: D9
it('a backup made during writes is one consistent snapshot and restores every row and byte', async () => {
  const { bea } = await fillEverything();
  const writer = await buildCreator();
  const at = {
    rows: {} as Record<string, string[]>,
    files: new Map<string, Buffer>(),
    gone: [] as string[],
  };
  let isOver = false;
  const written: Promise<number>[] = [];
  const writeOn = async () => {
    let writes = 0;
    for (; !isOver; writes += 1)
      await buildPublished({ creator: writer, name: `Made meanwhile ${writes}` });
    return writes;
  };
  const file = newFile();
  const report = await writeBackup(file, {
    databaseUrl: source,
    store: pictureStore(),
    onSnapshot: async (snapshot) => {
      at.files = await storedFiles();
      await withConnection(source, async (client) => {
        await client.query(
          `BEGIN ISOLATION LEVEL REPEATABLE READ; SET TRANSACTION SNAPSHOT ${pg.escapeLiteral(snapshot)}`,
        );
        at.rows = await allRows(client);
      });
      at.gone = (
        await db().picture.findMany({
          where: { files: { some: { creatorId: bea.creator.actor.creatorId } } },
        })
      ).map(({ storeName }) => storeName);
      await deleteAccount(bea.creator.actor, ACCOUNT_PASSWORD, {
        address: '127.0.0.1',
        locale: 'en',
      } as Parameters<typeof deleteAccount>[2]);
      await runDue(removalQueue);
      written.push(writeOn(), writeOn());
    },
  });
  isOver = true;
  const writes = await Promise.all(written);
  expect(Math.min(...writes)).toBeGreaterThan(0);
  expect(Object.entries(at.rows).filter(([, rows]) => rows.length === 0)).toEqual([]);
  expect(at.gone).toHaveLength(5);
  expect(report.removed.sort()).toEqual(at.gone.sort());
  expect(report.lost).toEqual([]);
  expect(await readdir(folder)).toEqual([path.basename(file)]);

  const target = await newDatabase(inject('testServer'));
  const { store } = await restore(file, target);
  const [before, after] = [
    await withConnection(source, schemaFacts),
    await withConnection(target, schemaFacts),
  ];
  expect(after).toEqual(before);
  const restored = await withConnection(target, allRows);
  for (const [table, rows] of Object.entries(at.rows)) expect(restored[table], table).toEqual(rows);
  const stayed = [...at.files].filter(([name]) => !at.gone.includes(name.split('/')[0] ?? ''));
  expect([...store.files.keys()].sort()).toEqual(stayed.map(([name]) => name).sort());
  for (const [name, bytes] of stayed) expect(store.files.get(name)?.equals(bytes), name).toBe(true);
  expect(stayed.some(([name]) => !name.endsWith('/full'))).toBe(true);
  expect(store.marked()).toBe(await pictureStore().mark('another'));
  // New rows continue the restored sequences.
  await withConnection(target, (client) =>
    client.query(
      "INSERT INTO rating_change (project_id, halves, readers) SELECT id, 1, 1 FROM project LIMIT 1; INSERT INTO search_word_change (added, removed) VALUES ('{}', '{}')",
    ),
  );
});

it('PostgreSQL waits while a part is processed, however many rows there are', async () => {
  const [wide, many] = [1_000, 100_000];
  await withConnection(source, async (client) => {
    const {
      rows: [row],
    } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    let rows = 0;
    for await (const part of copyOut(
      client,
      `COPY (SELECT repeat('x', ${wide}) FROM generate_series(1, ${many})) TO STDOUT`,
    )) {
      if (rows === 0) {
        const waitsFor = () =>
          withConnection(source, (other) =>
            other.query<{ what: string }>(
              'SELECT wait_event AS what FROM pg_stat_activity WHERE pid = $1',
              [row?.pid],
            ),
          );
        await expect
          .poll(() => waitsFor().then((found) => found.rows[0]?.what), { timeout: 20_000 })
          .toBe('ClientWrite');
      }
      expect(part.bytes.length).toBeLessThan(5_000_000);
      rows += part.rows;
    }
    expect(rows).toBe(many);
    await expect(copyOut(client, 'COPY nowhere TO STDOUT').next()).rejects.toThrow('nowhere');
  });
});
