import pg from 'pg';
import { withConnection } from '../embedded-postgres/connection';
import { PlainError } from '../plain-error';
import {
  CREATE_HISTORY,
  earlierBuild,
  isEarlier,
  MIGRATION_LOCK,
  migrationNames,
  migrationSql,
} from '../start/migrations';
import type { PictureStore } from '../storage/picture-store';
import { checkArchive, readArchive } from './archive-reader';
import { ArchiveSource } from './archive-source';
import type { About, Complete } from './contents';
import { copyIn } from './copy-rows';
import { mustBeEmpty, mustBeOwn, mustHoldNoPictures } from './empty-target';
import { restorePictures } from './restored-pictures';
import { dropConstraints, listTables } from './tables';
import { damaged, type TarEntry } from './tar';

const SETTINGS =
  "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET maintenance_work_mem = '128MB'; SET datestyle = 'ISO'; SET timezone = 'UTC'";

export interface RestoreOptions {
  databaseUrl: string;
  store: PictureStore;
  /** Accepts a storage that already holds pictures of this backup. */
  keepPictures?: boolean;
  onProgress?: (share: number, words: string) => void;
}

/** A verified backup and the migrations that create its tables; functions come with the start. */
export interface CheckedBackup {
  file: string;
  about: About;
  complete: Complete;
  scripts: string[];
}

/**
 * Verifies a whole backup without changing anything.
 * @throws {PlainError} when it is damaged, or made by a newer release than the one at `rootDir`
 */
export async function checkBackup(file: string, rootDir: string): Promise<CheckedBackup> {
  const contents = await checkArchive(file);
  return { file, ...contents, scripts: await migrationScripts(rootDir, contents.about.migrations) };
}

/**
 * Restores a backup into an empty database and an empty storage, with the tables of that time; the
 * start migrates them as usual. The database is committed last, in one transaction.
 * @returns names of tables that do not belong to the product and were left out
 * @throws {PlainError} with the obstacle
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
    for (const sql of [...backup.scripts, CREATE_HISTORY]) await client.query(sql);
    const entries = readArchive(backup.file);
    const foreign = await restoreEntries(client, entries, { ...backup, ...options }).finally(() =>
      entries.return(undefined),
    );
    await client.query('COMMIT');
    await client.query('ANALYZE');
    return foreign;
  });
}

/** @throws {PlainError} when the backup was made by a newer release, or before the first one */
async function migrationScripts(rootDir: string, names: readonly string[]): Promise<string[]> {
  const known = await migrationNames(rootDir);
  const foreign = names.filter((name) => !known.includes(name));
  if (foreign.some(isEarlier)) throw earlierBuild('backup');
  if (foreign.length > 0) {
    throw new PlainError(
      `The backup was made by a newer release: it holds changes this one does not know (${foreign.join(', ')}).`,
      'Restore it with that release.',
      { kept: 'Nothing was changed.' },
    );
  }
  return Promise.all(names.map((name) => migrationSql(rootDir, name)));
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
  const tables = new Set((await listTables(client)).map(({ name }) => name));
  const makeWhole = await dropConstraints(client);
  for (const { name, columns } of about.tables) {
    const parts = source.ofTable(name);
    if (tables.has(name))
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
  return about.tables.map(({ name }) => name).filter((name) => !tables.has(name));
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
