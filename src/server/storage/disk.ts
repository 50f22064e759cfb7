import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@/shared/app-error';
import { env } from '../env';

const KEY = /^\d{13}-[a-z0-9]{24}$/;
const VARIANT = /^(full|\d{2,4})$/;

function folderOf(key: string): string {
  if (!KEY.test(key)) throw new Error('Not a key of a stored picture.');
  // Spread over 256 folders, so that none grows without bound.
  return path.join(env().dataDir, 'files', createHash('sha256').update(key).digest('hex').slice(0, 2), key);
}

/**
 * Writes all files of a picture or none: they are flushed to the disk in a folder of their own that is then renamed.
 * @throws {AppError} storage_full
 */
export async function writePicture(key: string, files: Map<string, Buffer>): Promise<void> {
  const folder = folderOf(key);
  const draft = path.join(env().dataDir, 'files', 'drafts', `${key}-${randomBytes(4).toString('hex')}`);
  try {
    await mkdir(draft, { recursive: true });
    for (const [name, bytes] of files) await writeFlushed(path.join(draft, `${name}.webp`), bytes);
    await mkdir(path.dirname(folder), { recursive: true });
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const isFull = error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
    throw isFull ? new AppError('storage_full', { cause: error }) : error;
  }
}

async function writeFlushed(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The WebP bytes of a picture's variant ('full' or a width); null when there is no such picture. */
export async function readPicture(key: string, variant: string): Promise<Buffer | null> {
  if (!KEY.test(key) || !VARIANT.test(variant)) return null;
  try {
    return await readFile(path.join(folderOf(key), `${variant}.webp`));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Removes a picture with all its variants; removing what is not there is no error. */
export async function removePicture(key: string): Promise<void> {
  if (KEY.test(key)) await rm(folderOf(key), { recursive: true, force: true });
}

/** Keys of the pictures in one of the 256 folders over which they are spread. */
export async function listPictures(folder: number): Promise<string[]> {
  const names = await readdir(path.join(env().dataDir, 'files', folder.toString(16).padStart(2, '0'))).catch(nothingThere);
  return names.filter((name) => KEY.test(name));
}

/** Removes pictures that a crash left half written, begun before then. */
export async function removeOldDrafts(beforeMs: number): Promise<void> {
  const drafts = path.join(env().dataDir, 'files', 'drafts');
  for (const name of await readdir(drafts).catch(nothingThere)) {
    if (Number(name.split('-')[0]) < beforeMs) await rm(path.join(drafts, name), { recursive: true, force: true });
  }
}

/** A mark that stays with the folder of pictures; `offered` becomes it when there is none. */
export async function markFolder(offered: string): Promise<string> {
  const file = path.join(env().dataDir, 'files', 'mark');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, offered, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(file, 'utf8');
}

function nothingThere(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
