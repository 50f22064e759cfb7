import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { sweepUploads } from '@/features/uploads/server/orphans';
import { db } from '@/server/db/client';
import { PlainError } from '@/server/plain-error';
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
import { buildPublished } from '@/testing/database/factories';
import { memoryStore } from '@/testing/memory-store';
import { newDatabase } from '@/testing/database/test-database';
import { buildWholeAccount } from '../../../app/v1/_testing/whole-account';
import { checkArchive } from './archive-reader';
import { placeOf, writeBackup } from './backup';
import { checkBackup, restoreBackup } from './restore';

const tablesAt = (url: string) =>
  withConnection(url, (client) =>
    client
      .query("SELECT 1 FROM pg_tables WHERE schemaname = 'public'")
      .then(({ rowCount }) => rowCount),
  );
const messageOf = (error: unknown) =>
  error instanceof PlainError ? error.message : `no plain error: ${String(error)}`;

withBackupFolder();

describe('with a small backup', () => {
  let file: string;
  beforeEach(async () => {
    await buildPublished({ name: 'Repair the lamp' });
    file = newFile();
  });
  const backUp = () => writeBackup(file, { databaseUrl: source, store: pictureStore() });

  // security: D9
  it('a damaged file is refused, wherever the damage is, and nothing changes', async () => {
    await backUp();
    const whole = await readFile(file);
    const target = await newDatabase(inject('testServer'));
    // All but the trailing zeros.
    const lastByte = whole.length - 1024;
    for (let at = 0; at < lastByte; at += 97) {
      const broken = Buffer.from(whole);
      broken.writeUInt8((broken[at] ?? 0) ^ 1, at);
      await writeFile(file, broken);
      expect(
        await checkArchive(file).then(() => `byte ${at} may be anything`, messageOf),
      ).toContain('This backup cannot be used');
    }
    for (const length of [0, 100, 512, 5000, Math.floor(lastByte / 2), lastByte - 512, lastByte]) {
      await writeFile(file, whole.subarray(0, length));
      expect(
        await restore(file, target).then(() => `${length} bytes suffice`, messageOf),
      ).toContain('This backup cannot be used');
    }
    expect(await tablesAt(target)).toBe(0);
  });

  it('rows that do not fit the tables are refused as a whole', async () => {
    await backUp();
    const checked = await checkBackup(file, process.cwd());
    const target = await newDatabase(inject('testServer'));
    const wrong = {
      ...checked,
      complete: { ...checked.complete, rows: { ...checked.complete.rows, user_account: 7 } },
    };
    const store = memoryStore();
    expect(
      await restoreBackup(wrong, { databaseUrl: target, store }).then(() => 'restored', messageOf),
    ).toContain('user_account has 1 rows in place of 7');
    const columns = {
      ...checked,
      about: {
        ...checked.about,
        tables: checked.about.tables.map(({ name, columns: all }) => ({
          name,
          columns: name === 'guide_item' ? all.slice(1) : all,
        })),
      },
    };
    await expect(restoreBackup(columns, { databaseUrl: target, store })).rejects.toThrow(
      /extra data/,
    );
    expect([await tablesAt(target), store.files.size, store.marked()]).toEqual([0, 0, undefined]);
  });

  it('a restore overwrites nothing, except pictures of the same installation when asked to', async () => {
    await buildWholeAccount('ana@makerstep.example');
    await sweepUploads();
    await backUp();
    const target = await newDatabase(inject('testServer'));
    const { store } = await restore(file, target);
    const before = await withConnection(target, allRows);
    expect(await restore(file, target).then(() => 'restored', messageOf)).toContain(
      'The database is not empty',
    );
    expect(await withConnection(target, allRows)).toEqual(before);
    const next = await newDatabase(inject('testServer'));
    expect(await restore(file, next, { store }).then(() => 'restored', messageOf)).toContain(
      '--keep-pictures',
    );
    const [first, second] = [...store.files.keys()];
    store.files.delete(first ?? '');
    store.files.set(second ?? '', Buffer.from('spoilt'));
    const kept = new Map(await storedFiles());
    await restore(file, next, { store, keepPictures: true });
    expect(new Map([...store.files].sort())).toEqual(new Map([...kept].sort()));
    expect(await withConnection(next, allRows)).toEqual(before);
    const foreign = memoryStore();
    await foreign.mark('of another database');
    const last = await newDatabase(inject('testServer'));
    expect(
      await restore(file, last, { store: foreign }).then(() => 'restored', messageOf),
    ).toContain('belongs to another database');
    expect([await tablesAt(last), foreign.files.size]).toEqual([0, 0]);
  });

  it('a backup of a newer release is refused, and foreign tables are left out', async () => {
    const target = await newDatabase(inject('testServer'));
    await withConnection(source, (client) =>
      client.query(
        "CREATE TABLE notes (text text); INSERT INTO notes VALUES ('not ours'); UPDATE _prisma_migrations SET migration_name = '29990101000000_later' WHERE migration_name = '20261128000000_init'",
      ),
    );
    await backUp();
    await withConnection(source, (client) =>
      client.query(
        "UPDATE _prisma_migrations SET migration_name = '20261128000000_init' WHERE migration_name = '29990101000000_later'",
      ),
    );
    expect(await restore(file, target).then(() => 'restored', messageOf)).toContain(
      'newer release: it holds changes this one does not know (29990101000000_later)',
    );
    file = newFile();
    await backUp();
    await withConnection(source, (client) => client.query('DROP TABLE notes'));
    expect((await restore(file, target)).foreign).toEqual(['notes']);
    expect(await withConnection(target, schemaFacts)).toEqual(
      await withConnection(source, schemaFacts),
    );
  });

  it('an interrupted backup leaves no file that looks complete', async () => {
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
            messageOf,
          ),
        );
        looked.push(await checkArchive(`${file}.part`).then(() => 'whole', messageOf));
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
    expect(await placeOf(file, new Date()).then(() => 'written over', messageOf)).toContain(
      'is there already',
    );
    expect(path.basename(await placeOf(folder, new Date('2026-11-22T12:00:00.123Z')))).toBe(
      'makerstep-2026-11-22T12-00-00Z.tar',
    );
  });

  it('pictures missing from the storage are reported', async () => {
    const { keys } = await buildWholeAccount('ana@makerstep.example');
    const [picture] = await db().picture.findMany({ where: { files: { some: { key: keys[0] } } } });
    await pictureStore().remove(picture?.storeName ?? '');
    const report = await backUp();
    expect([report.lost, report.removed, report.missing]).toEqual([[picture?.storeName], [], 1]);
  });
});
