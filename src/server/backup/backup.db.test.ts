import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { ACCOUNT_PASSWORD, buildWholeAccount } from '../../../app/v1/_testing/whole-account';
import { deleteAccount } from '@/features/account/deletion';
import { sweepUploads } from '@/features/uploads/orphans';
import { makeNextVariants } from '@/features/uploads/variants/service';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import { PlainError } from '@/server/plain-error';
import { pictureStore } from '@/server/storage/store';
import { allRows, migrationNames, schemaFacts, tellApplied } from '@/testing/database-facts';
import { buildCreator, buildPublished } from '@/testing/factories';
import { memoryStore } from '@/testing/memory-store';
import { createDatabase, urlOf, withClient } from '@/testing/test-database';
import { checkArchive } from './archive-reader';
import { placeOf, writeBackup } from './backup';
import { copyOut } from './copy-out';
import { checkBackup, restoreBackup } from './restore';

vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }));

const source = process.env.DATABASE_URL ?? '';
const server = inject('testServer');
let folder: string;
let count = 0;
/** A new database, and where it is. */
async function newDatabase(): Promise<string> {
  const name = `${server.prefix}_restored_${process.pid}_${(count += 1)}`;
  await createDatabase(server, name);
  return urlOf(server, name);
}
const newFile = () => path.join(folder, `${(count += 1)}.tar`);
const tablesAt = (url: string) =>
  withClient(url, (client) =>
    client
      .query("SELECT 1 FROM pg_tables WHERE schemaname = 'public'")
      .then(({ rowCount }) => rowCount),
  );
const told = (error: unknown) =>
  error instanceof PlainError ? error.message : `no plain error: ${String(error)}`;
async function restore(
  file: string,
  databaseUrl: string,
  options: { store?: ReturnType<typeof memoryStore>; keepPictures?: boolean } = {},
) {
  const store = options.store ?? memoryStore();
  return {
    store,
    foreign: await restoreBackup(await checkBackup(file, process.cwd()), {
      databaseUrl,
      store,
      ...options,
    }),
  };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'makerstep-backup-'));
  await withClient(source, async (client) => tellApplied(client, await migrationNames()));
});
afterAll(async () => {
  await withClient(source, (client) => client.query('DROP TABLE _prisma_migrations'));
  await rm(folder, { recursive: true });
});

/** Something in every table, with everything that is hard to write down. */
async function fillEverything() {
  const [ana, bea] = [
    await buildWholeAccount('ana@makerstep.example'),
    await buildWholeAccount('bea@makerstep.example'),
  ];
  while (await makeNextVariants(async () => undefined));
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
  await db().searchWord.create({ data: { word: 'lamp', projects: 1 } });
  await db().searchCount.create({ data: { lexeme: 'lamp', projects: 1 } });
  await db().searchWordChange.create({ data: { added: ['a,b', '{}', '"', ''], removed: [] } });
  await db().searchCountChange.create({ data: { added: [], removed: ['NULL'] } });
  await db().ratingChange.create({ data: { projectId: ana.project.id, halves: 3, readers: 1 } });
  return { ana, bea };
}

async function storedFiles(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const { storeName, variantWidths } of await db().picture.findMany()) {
    for (const variant of ['full', ...variantWidths.map(String)]) {
      const bytes = await pictureStore().read(storeName, variant);
      if (bytes) files.set(`${storeName}/${variant}`, bytes);
    }
  }
  return files;
}

it('a backup made while people write holds one moment, and comes back row by row and byte by byte', async () => {
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
      await withClient(source, async (client) => {
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

  const target = await newDatabase();
  const { store } = await restore(file, target);
  const [before, after] = [
    await withClient(source, schemaFacts),
    await withClient(target, schemaFacts),
  ];
  expect(after).toEqual(before);
  const restored = await withClient(target, allRows);
  for (const [table, rows] of Object.entries(at.rows)) expect(restored[table], table).toEqual(rows);
  const stayed = [...at.files].filter(([name]) => !at.gone.includes(name.split('/')[0] ?? ''));
  expect([...store.files.keys()].sort()).toEqual(stayed.map(([name]) => name).sort());
  for (const [name, bytes] of stayed) expect(store.files.get(name)?.equals(bytes), name).toBe(true);
  expect(stayed.some(([name]) => !name.endsWith('/full'))).toBe(true);
  expect(store.marked()).toBe(await pictureStore().mark('another'));
  // What comes now gets numbers of its own.
  await withClient(target, (client) =>
    client.query(
      "INSERT INTO rating_change (project_id, halves, readers) SELECT id, 1, 1 FROM project LIMIT 1; INSERT INTO search_word_change (added, removed) VALUES ('{}', '{}')",
    ),
  );
});

describe('with a small backup', () => {
  let file: string;
  beforeEach(async () => {
    await buildPublished({ name: 'Repair the lamp' });
    file = newFile();
  });
  const backUp = () => writeBackup(file, { databaseUrl: source, store: pictureStore() });

  it('a damaged file is refused, wherever the damage is, and changes nothing', async () => {
    await backUp();
    const whole = await readFile(file);
    const target = await newDatabase();
    // All but the zeros at its end.
    const lastByte = whole.length - 1024;
    for (let at = 0; at < lastByte; at += 97) {
      const broken = Buffer.from(whole);
      broken.writeUInt8((broken[at] ?? 0) ^ 1, at);
      await writeFile(file, broken);
      expect(await checkArchive(file).then(() => `byte ${at} may be anything`, told)).toContain(
        'This backup cannot be used',
      );
    }
    for (const length of [0, 100, 512, 5000, Math.floor(lastByte / 2), lastByte - 512, lastByte]) {
      await writeFile(file, whole.subarray(0, length));
      expect(await restore(file, target).then(() => `${length} bytes suffice`, told)).toContain(
        'This backup cannot be used',
      );
    }
    expect(await tablesAt(target)).toBe(0);
  });

  it('rows that are not those of the tables are refused as a whole', async () => {
    await backUp();
    const checked = await checkBackup(file, process.cwd());
    const target = await newDatabase();
    const wrong = {
      ...checked,
      complete: { ...checked.complete, rows: { ...checked.complete.rows, user_account: 7 } },
    };
    const store = memoryStore();
    expect(
      await restoreBackup(wrong, { databaseUrl: target, store }).then(() => 'restored', told),
    ).toContain('user_account has 1 rows in place of 7');
    const columns = {
      ...checked,
      about: {
        ...checked.about,
        tables: checked.about.tables.map(({ name, columns: all }) => ({
          name,
          columns: name === 'step' ? all.slice(1) : all,
        })),
      },
    };
    await expect(restoreBackup(columns, { databaseUrl: target, store })).rejects.toThrow(
      /extra data/,
    );
    expect([await tablesAt(target), store.files.size, store.marked()]).toEqual([0, 0, undefined]);
  });

  it('nothing is restored over something, except pictures of the same installation on demand', async () => {
    await buildWholeAccount('ana@makerstep.example');
    await sweepUploads();
    await backUp();
    const target = await newDatabase();
    const { store } = await restore(file, target);
    const before = await withClient(target, allRows);
    expect(await restore(file, target).then(() => 'restored', told)).toContain(
      'The database is not empty',
    );
    expect(await withClient(target, allRows)).toEqual(before);
    const next = await newDatabase();
    expect(await restore(file, next, { store }).then(() => 'restored', told)).toContain(
      '--keep-pictures',
    );
    const [first, second] = [...store.files.keys()];
    store.files.delete(first ?? '');
    store.files.set(second ?? '', Buffer.from('spoilt'));
    const kept = new Map(await storedFiles());
    await restore(file, next, { store, keepPictures: true });
    expect(new Map([...store.files].sort())).toEqual(new Map([...kept].sort()));
    expect(await withClient(next, allRows)).toEqual(before);
    const foreign = memoryStore();
    await foreign.mark('of another database');
    const last = await newDatabase();
    expect(await restore(file, last, { store: foreign }).then(() => 'restored', told)).toContain(
      'belongs to another database',
    );
    expect([await tablesAt(last), foreign.files.size]).toEqual([0, 0]);
  });

  it('what a newer release made is left to that, and tables of others are left out', async () => {
    const target = await newDatabase();
    await withClient(source, (client) =>
      client.query(
        "CREATE TABLE notes (text text); INSERT INTO notes VALUES ('not ours'); UPDATE _prisma_migrations SET migration_name = '29990101000000_later' WHERE migration_name LIKE '%_search_counts'",
      ),
    );
    await backUp();
    await withClient(source, (client) =>
      client.query(
        "UPDATE _prisma_migrations SET migration_name = '20261122170000_search_counts' WHERE migration_name = '29990101000000_later'",
      ),
    );
    expect(await restore(file, target).then(() => 'restored', told)).toContain(
      'newer release: it holds changes this one does not know (29990101000000_later)',
    );
    file = newFile();
    await backUp();
    await withClient(source, (client) => client.query('DROP TABLE notes'));
    expect((await restore(file, target)).foreign).toEqual(['notes']);
    expect(await withClient(target, schemaFacts)).toEqual(await withClient(source, schemaFacts));
  });

  it('what is broken off leaves no file that looks whole', async () => {
    const stopping = new AbortController();
    const looked: string[] = [];
    const broken = writeBackup(file, {
      databaseUrl: source,
      store: pictureStore(),
      signal: stopping.signal,
      onSnapshot: async () => {
        looked.push(
          ...(await readdir(folder)).filter((name) => name.startsWith(path.basename(file))),
        );
        looked.push(
          await writeBackup(file, { databaseUrl: source, store: pictureStore() }).then(
            () => 'two at once',
            told,
          ),
        );
        looked.push(await checkArchive(`${file}.part`).then(() => 'whole', told));
        stopping.abort();
      },
    });
    await expect(broken).rejects.toThrow('abort');
    expect(looked).toEqual([
      `${path.basename(file)}.part`,
      expect.stringContaining('another backup is writing it'),
      expect.stringContaining('cut off'),
    ]);
    expect((await readdir(folder)).filter((name) => name.startsWith(path.basename(file)))).toEqual(
      [],
    );
    await backUp();
    expect(await placeOf(file, new Date()).then(() => 'written over', told)).toContain(
      'is there already',
    );
    expect(path.basename(await placeOf(folder, new Date('2026-11-22T12:00:00.123Z')))).toBe(
      'makerstep-2026-11-22T12-00-00Z.tar',
    );
  });

  it('pictures that the storage has lost are told of', async () => {
    const { keys } = await buildWholeAccount('ana@makerstep.example');
    const [picture] = await db().picture.findMany({ where: { files: { some: { key: keys[0] } } } });
    await pictureStore().remove(picture?.storeName ?? '');
    const report = await backUp();
    expect([report.lost, report.removed, report.missing]).toEqual([[picture?.storeName], [], 1]);
  });
});

it('the server waits while rows are being written down, however many there are', async () => {
  const [wide, many] = [1_000, 100_000];
  await withClient(source, async (client) => {
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
          withClient(source, (other) =>
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
