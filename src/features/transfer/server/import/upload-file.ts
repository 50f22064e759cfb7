import 'server-only';
import { randomUUID } from 'node:crypto';
import {
  access,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/server/env/env';
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER } from '@/server/private-files';
import { asStorageError } from '@/server/storage/storage-error';
import { AppError } from '@/shared/http/app-error';
import { isUuid } from '@/shared/ids/uid';
import { IMPORT_MAX_BYTES } from '../../constants';

/** The reserve of free disk space: the database is on the same disk. */
const FREE_MIN_BYTES = 200 * 1024 * 1024;
const MARK = 'mark';
const ARRIVING = '.part';

const root = () => path.join(env().dataDir, 'imports');

/** The path of an import's file. */
export function importFilePath(id: string): string {
  if (!isUuid(id)) throw new Error('Not the id of an import.');
  return path.join(root(), id);
}

/** The id of the folder, shared by the processes that use it: only they can work on its files. */
export async function folderId(): Promise<string> {
  const file = path.join(root(), MARK);
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known !== '') return known;
  await mkdir(root(), PRIVATE_FOLDER).catch(orRefused);
  const draft = path.join(root(), `${randomUUID()}${ARRIVING}`);
  await writeFile(draft, randomUUID(), { mode: PRIVATE_FILE_MODE }).catch(orRefused);
  // Created atomically, and never replaced.
  await link(draft, file).catch(() => undefined);
  await rm(draft, { force: true });
  return readFile(file, 'utf8');
}

/**
 * Stores the bytes of an import on disk, flushed, or nothing at all.
 * @returns the number of bytes
 * @throws {AppError} import_too_large, import_incomplete, storage_full, storage_unavailable
 */
export async function receiveFile(
  id: string,
  body: AsyncIterable<Uint8Array>,
  declaredBytes: number | null,
): Promise<number> {
  if ((declaredBytes ?? 0) > IMPORT_MAX_BYTES) throw new AppError('import_too_large');
  await folderId();
  await ensureDiskSpace(declaredBytes ?? 0);
  const arriving = `${importFilePath(id)}${ARRIVING}`;
  try {
    const sizeBytes = await write(arriving, body);
    if (declaredBytes !== null && sizeBytes !== declaredBytes)
      throw new AppError('import_incomplete');
    await rename(arriving, importFilePath(id)).catch(orRefused);
    return sizeBytes;
  } catch (error) {
    await rm(arriving, { force: true });
    throw error;
  }
}

/** @throws {AppError} storage_full when the disk lacks space for this and the reserve */
export async function ensureDiskSpace(bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(root()).catch(orRefused);
  if (bavail * bsize - bytes < FREE_MIN_BYTES) throw new AppError('storage_full');
}

/**
 * The path of a temporary file next to an import, for unpacked data; the sweep removes it after a
 * crash.
 */
export const scratchPathOf = (place: string, number: number): string =>
  `${place}-${number}${ARRIVING}`;

const readingMark = (id: string): string => `${importFilePath(id)}-reading${ARRIVING}`;

/**
 * Marks that the files of an import are with the parser. The mark outlives a process that dies
 * meanwhile, but not a power cut, which is not the fault of the file.
 */
export const noteReading = (id: string): Promise<void> =>
  writeFile(readingMark(id), '').catch(orRefused);

/** Removes the mark. */
export const noteRead = (id: string): Promise<void> => rm(readingMark(id), { force: true });

/** Reports whether a process died while the parser had the files of the import. */
export const wasReading = (id: string): Promise<boolean> =>
  access(readingMark(id)).then(
    () => true,
    () => false,
  );

async function write(place: string, body: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(place, 'wx', PRIVATE_FILE_MODE).catch(orRefused);
  let sizeBytes = 0;
  try {
    for await (const chunk of unbroken(body)) {
      sizeBytes += chunk.byteLength;
      // Counted as it arrives: Content-Length may be missing or wrong.
      if (sizeBytes > IMPORT_MAX_BYTES) throw new AppError('import_too_large');
      await file.writeFile(chunk).catch(orRefused);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return sizeBytes;
}

async function* unbroken(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  try {
    yield* body;
  } catch (cause) {
    throw new AppError('import_incomplete', { cause });
  }
}

export async function removeFile(id: string): Promise<void> {
  await noteRead(id);
  await rm(importFilePath(id), { force: true });
}

/** Files older than that: ids of complete ones, and names of partial ones. */
export async function listFiles(before: Date): Promise<{ ids: string[]; arriving: string[] }> {
  const names = await readdir(root()).catch(() => []);
  const old: string[] = [];
  for (const name of names.filter((each) => each !== MARK)) {
    const stats = await stat(path.join(root(), name)).catch(() => undefined);
    if (stats && stats.mtime < before) old.push(name);
  }
  return { ids: old.filter(isUuid), arriving: old.filter((name) => name.endsWith(ARRIVING)) };
}

export async function removePartialFiles(name: string): Promise<void> {
  await rm(path.join(root(), path.basename(name)), { force: true });
}

function orRefused(error: NodeJS.ErrnoException): never {
  throw asStorageError(error);
}
