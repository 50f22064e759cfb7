import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { gzip } from 'node:zlib';
import { promisify } from 'node:util';
import pg from 'pg';
import { withConnection } from '../embedded-postgres/connection';
import { PlainError } from '../plain-error';
import type { PictureStore } from '../storage/picture-store';
import { ArchiveWriter } from './archive-writer';
import { ABOUT, type About, type Complete, newAbout, pictureName, rowsName } from './contents';
import { copyOut } from './copy-rows';
import { countPictures, listStillKnown, readPictures } from './stored-pictures';
import { listSequences, listTables } from './tables';

const compressed = promisify(gzip);
const NO_TABLE = '42P01';
const LOCK_TIMEOUT_MS = 30_000;
// Fixed settings, so that rows are serialised alike everywhere and no timeout ends the transaction.
const PLAIN_SETTINGS = `SET datestyle = 'ISO'; SET intervalstyle = 'postgres'; SET timezone = 'UTC'; SET extra_float_digits = 3; SET bytea_output = 'hex';
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = ${LOCK_TIMEOUT_MS}`;

export interface BackupOptions {
  databaseUrl: string;
  store: PictureStore;
  /**
   * Called with the id of the snapshot before copying starts; other transactions can read the same
   * state until the backup ends.
   */
  onSnapshot?: (snapshot: string) => Promise<void>;
  onProgress?: (share: number, words: string) => void;
  signal?: AbortSignal;
}

/**
 * Content of a backup. `removed`: pictures deleted during the backup. `lost`: pictures that rows
 * refer to and that the storage cannot find.
 */
export interface BackupReport extends Omit<Complete, 'files' | 'digest'> {
  file: string;
  takenAt: Date;
  removed: string[];
  lost: string[];
}

/** File name of a backup of that moment. */
export const backupName = (now: Date): string =>
  `makerstep-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`;

/**
 * The path of the backup: a new file in a folder, or the given file, which ends in .tar and must
 * not exist.
 */
export async function placeOf(place: string, now: Date): Promise<string> {
  const file = path.resolve(place.endsWith('.tar') ? place : path.join(place, backupName(now)));
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 }).catch(
    (cause: NodeJS.ErrnoException) => {
      throw new PlainError(
        `The folder of ${file} cannot be made (${cause.code}).`,
        'Name a place that this user may write to.',
        { cause },
      );
    },
  );
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  if (isThere)
    throw new PlainError(`${file} is there already.`, 'Name another file, or a folder.', {
      kept: 'It was left as it is.',
    });
  return file;
}

/**
 * Writes a consistent snapshot of database and pictures into one file while the product runs
 * (docs/decisions/0038).
 * @throws {PlainError} with the obstacle; no file is left then
 */
export async function writeBackup(file: string, options: BackupOptions): Promise<BackupReport> {
  const takenAt = new Date();
  const writer = await ArchiveWriter.create(file, takenAt);
  try {
    return await withConnection(options.databaseUrl, async (client) => {
      const about = await begin(client, takenAt);
      await options.onSnapshot?.(
        (await client.query<{ name: string }>('SELECT pg_export_snapshot() AS name')).rows[0]
          ?.name ?? '',
      );
      await writer.add(ABOUT, Buffer.from(`${JSON.stringify(about, null, 2)}\n`));
      const rows = await writeTables(client, writer, about, options);
      const { missing, ...pictures } = await writePictures(client, writer, options);
      await client.query('COMMIT');
      const lost = missing.length > 0 ? await listStillKnown(client, missing) : [];
      const facts = { rows, ...pictures, missing: missing.length };
      await writer.finish(facts);
      return {
        file,
        takenAt,
        ...facts,
        lost,
        removed: missing.filter((name) => !lost.includes(name)),
      };
    });
  } catch (error) {
    await writer.discard();
    throw error;
  }
}

/** Starts the snapshot and locks the tables against migrations until the end. */
async function begin(client: pg.Client, takenAt: Date): Promise<About> {
  await client.query(PLAIN_SETTINGS);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const tables = await listTables(client);
  for (const { name } of tables)
    await client.query(`LOCK TABLE public.${pg.escapeIdentifier(name)} IN ACCESS SHARE MODE`);
  const { rows: migrations } = await client
    .query<{ name: string }>(
      'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name COLLATE "C"',
    )
    .catch((cause: { code?: string }) => {
      throw cause.code === NO_TABLE
        ? new PlainError(
            'The database has no tables yet.',
            'Start the product once with npm start.',
            { cause },
          )
        : cause;
    });
  const {
    rows: [mark],
  } = await client.query<{ mark: string }>(
    "SELECT value #>> '{}' AS mark FROM setting WHERE key = 'picture_folder'",
  );
  return newAbout({
    takenAt: takenAt.toISOString(),
    migrations: migrations.map(({ name }) => name),
    tables,
    sequences: await listSequences(client),
    storageMark: mark?.mark ?? null,
  });
}

async function writeTables(
  client: pg.Client,
  writer: ArchiveWriter,
  { tables }: About,
  { onProgress, signal }: BackupOptions,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [index, { name, columns }] of tables.entries()) {
    counts[name] = 0;
    let part = 0;
    const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
    for await (const { bytes, rows } of copyOut(
      client,
      `COPY public.${pg.escapeIdentifier(name)} (${list}) TO STDOUT`,
    )) {
      signal?.throwIfAborted();
      part += 1;
      await writer.add(rowsName(name, part), await compressed(bytes));
      counts[name] += rows;
      onProgress?.(index / tables.length, `${name}: ${counts[name]} rows`);
    }
  }
  return counts;
}

async function writePictures(
  client: pg.Client,
  writer: ArchiveWriter,
  { store, onProgress, signal }: BackupOptions,
) {
  const total = await countPictures(client);
  const written = { pictures: 0, pictureBytes: 0, missing: [] as string[] };
  let seen = 0;
  for await (const { name, files, isWhole } of readPictures(client, store)) {
    signal?.throwIfAborted();
    for (const [variant, bytes] of files) {
      await writer.add(pictureName(name, variant), bytes);
      written.pictureBytes += bytes.length;
    }
    if (files.size > 0) written.pictures += 1;
    if (!isWhole) written.missing.push(name);
    onProgress?.((seen += 1) / total, `${seen} of ${total} pictures`);
  }
  return written;
}
