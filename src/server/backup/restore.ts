import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { withConnection } from '../embedded-postgres/connection';
import { PlainError } from '../plain-error';
import type { PictureStore } from '../storage/picture-store';
import { checkArchive, readArchive } from './archive-reader';
import { ArchiveSource } from './archive-source';
import type { About, Complete } from './contents';
import { copyIn } from './copy-in';
import { mustBeEmpty, mustBeOwn, mustHoldNoPictures } from './empty-place';
import { restorePictures } from './restored-pictures';
import { bareTables, listTables } from './tables';
import { damaged, type TarEntry } from './tar';

/** Of Prisma: whoever migrates meanwhile waits, and then finds the tables. */
const MIGRATION_LOCK = 72_707_369;
const SETTINGS =
  "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET maintenance_work_mem = '128MB'; SET datestyle = 'ISO'; SET timezone = 'UTC'";
/** As Prisma makes it; it is among the tables of the backup. */
const HISTORY = `CREATE TABLE _prisma_migrations (id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz, migration_name varchar(255) NOT NULL,
  logs text, rolled_back_at timestamptz, started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`;

export interface RestoreOptions {
  databaseUrl: string;
  store: PictureStore;
  /** Takes a storage that holds pictures of this backup already. */
  keepPictures?: boolean;
  onProgress?: (share: number, words: string) => void;
}

/** A backup that was read wholly, and what makes its tables. */
export interface CheckedBackup {
  file: string;
  about: About;
  complete: Complete;
  scripts: string[];
}

/** Reads all of a backup, and changes nothing. @throws {PlainError} when it is damaged, or made by a newer release than the one at `rootDir` */
export async function checkBackup(file: string, rootDir: string): Promise<CheckedBackup> {
  const contents = await checkArchive(file);
  return { file, ...contents, scripts: await migrationScripts(rootDir, contents.about.migrations) };
}

/**
 * Brings back a backup into an empty database and an empty storage: the tables as they were then, which a newer release migrates as it
 * does with every database. The database is committed last and as a whole.
 * @returns the names of tables that are none of the product's and were left out
 * @throws {PlainError} saying what stands in the way
 */
export async function restoreBackup(
  backup: CheckedBackup,
  options: RestoreOptions,
): Promise<string[]> {
  const { databaseUrl, store, keepPictures = false } = options;
  return withConnection(databaseUrl, async (client) => {
    await client.query(SETTINGS);
    await client.query('BEGIN');
    await client.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await mustBeEmpty(client);
    if (!keepPictures) await mustHoldNoPictures(store);
    for (const sql of [...backup.scripts, HISTORY]) await client.query(sql);
    const entries = readArchive(backup.file);
    const foreign = await restoreEntries(client, entries, { ...backup, ...options }).finally(() =>
      entries.return(undefined),
    );
    await client.query('COMMIT');
    await client.query('ANALYZE');
    return foreign;
  });
}

/** @throws {PlainError} when the backup was made by a newer release */
async function migrationScripts(rootDir: string, names: readonly string[]): Promise<string[]> {
  const folder = path.join(rootDir, 'prisma/migrations');
  const known = await readdir(folder);
  const foreign = names.filter((name) => !known.includes(name));
  if (foreign.length > 0) {
    throw new PlainError(
      `The backup was made by a newer release: it holds changes this one does not know (${foreign.join(', ')}).`,
      'Restore it with that release.',
      { kept: 'Nothing was changed.' },
    );
  }
  const scripts = await Promise.all(
    names.map((name) => readFile(path.join(folder, name, 'migration.sql'), 'utf8')),
  );
  // All in one transaction here, which cannot hold such a statement; and nobody waits for tables that are empty.
  return scripts.map((sql) =>
    sql.replaceAll(/\b(CREATE (?:UNIQUE )?INDEX|DROP INDEX) CONCURRENTLY\b/g, '$1'),
  );
}

type Loading = RestoreOptions & CheckedBackup;

async function restoreEntries(
  client: pg.Client,
  entries: AsyncGenerator<TarEntry>,
  { about, complete, store, keepPictures = false, onProgress }: Loading,
): Promise<string[]> {
  const source = new ArchiveSource(entries, (taken) =>
    onProgress?.(taken / complete.files, `${taken} of ${complete.files} parts`),
  );
  await source.take();
  const own = new Set((await listTables(client)).map(({ name }) => name));
  const makeWhole = await bareTables(client);
  for (const { name, columns } of about.tables) {
    const parts = source.ofTable(name);
    if (own.has(name))
      await restoreTable(client, { name, columns, parts, count: complete.rows[name] ?? 0 });
    else for await (const part of parts) void part;
  }
  await makeWhole();
  for (const { name, value, isCalled } of about.sequences) {
    await client.query(
      "SELECT setval(oid, $2, $3) FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' AND relname = $1",
      [name, value, isCalled],
    );
  }
  await mustBeOwn(store, about.storageMark);
  await restorePictures(store, source.pictures(), keepPictures);
  await source.end();
  return about.tables.map(({ name }) => name).filter((name) => !own.has(name));
}

async function restoreTable(
  client: pg.Client,
  {
    name,
    columns,
    parts,
    count,
  }: { name: string; columns: string[]; parts: AsyncIterable<Buffer>; count: number },
): Promise<void> {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const rows = await copyIn(
    client,
    `COPY public.${pg.escapeIdentifier(name)} (${list}) FROM STDIN`,
    parts,
  );
  if (rows !== count) throw damaged(`${name} has ${rows} rows in place of ${count}`);
}
