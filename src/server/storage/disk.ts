import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import {
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { env } from '../env/env';
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER } from '../private-files';
import type { PictureStore } from './picture-store';
import { asStorageError } from './storage-error';
import { isStoreName } from './store-name';
import { fileOf, isStoredFile, variantOf } from './stored-file';

const FOLDERS = 256;
const LISTED_AT_ONCE = 1000;

const root = () => path.join(env().dataDir, 'files');
const drafts = () => path.join(root(), 'drafts');
// Named by its own time, as variants are added to pictures of any age.
const newDraft = (name: string) =>
  path.join(drafts(), `${Date.now()}-${name}-${randomBytes(4).toString('hex')}`);
const folderName = (number: number) => number.toString(16).padStart(2, '0');

/** Pictures as files below DATA_DIR/files, one folder each. */
export const diskStore: PictureStore = {
  write,
  size,
  read,
  remove,
  list,
  variants,
  removeDrafts,
  mark,
};

function folderOf(name: string): string {
  if (!isStoreName(name)) throw new Error('Not the name of a stored picture.');
  // Spread over 256 folders, so that none grows without bound.
  return path.join(root(), createHash('sha256').update(name).digest('hex').slice(0, 2), name);
}

// Written and flushed in a draft folder, which is then renamed, or whose files are moved to an
// existing picture.
async function write(name: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const folder = folderOf(name);
  const draft = newDraft(name);
  try {
    await mkdir(draft, PRIVATE_FOLDER);
    for (const [variant, bytes] of files)
      await writeFlushed(path.join(draft, fileOf(variant)), bytes);
    await mkdir(path.dirname(folder), PRIVATE_FOLDER);
    await rename(draft, folder).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      for (const variant of files.keys())
        await rename(path.join(draft, fileOf(variant)), path.join(folder, fileOf(variant)));
      await rm(draft, { recursive: true, force: true });
    });
    await flushFolder(folder);
    await flushFolder(path.dirname(folder));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw asStorageError(error);
  }
}

async function writeFlushed(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx', PRIVATE_FILE_MODE);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name in a folder survives a power cut only when the folder is flushed. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const placeOf = (name: string, variant: string) =>
  isStoredFile(name, variant) ? path.join(folderOf(name), fileOf(variant)) : undefined;

async function size(name: string, variant: string): Promise<number | null> {
  const place = placeOf(name, variant);
  return place === undefined ? null : stat(place).then((stats) => stats.size, orNothing(null));
}

async function read(name: string, variant: string): Promise<Buffer | null> {
  const place = placeOf(name, variant);
  return place === undefined ? null : readFile(place).catch(orNothing(null));
}

async function remove(name: string, only?: readonly string[]): Promise<void> {
  if (!isStoreName(name)) return;
  if (!only) return rm(folderOf(name), { recursive: true, force: true });
  for (const variant of only) await rm(path.join(folderOf(name), fileOf(variant)), { force: true });
  // Stays while it holds others.
  await rmdir(folderOf(name)).catch((error: NodeJS.ErrnoException) => {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(error.code ?? '')) throw asStorageError(error);
  });
}

// Lists whole folders, as many as hold about so many names; `from` is the number of the first one.
async function list(from = '0'): Promise<{ names: string[]; next: string | undefined }> {
  const names: string[] = [];
  for (let number = Number(from); number < FOLDERS; number += 1) {
    if (names.length >= LISTED_AT_ONCE) return { names, next: String(number) };
    const inFolder = await readdir(path.join(root(), folderName(number))).catch(
      orNothing<string[]>([]),
    );
    names.push(...inFolder.filter(isStoreName));
  }
  return { names, next: undefined };
}

async function variants(name: string): Promise<string[]> {
  if (!isStoreName(name)) return [];
  const files = await readdir(folderOf(name)).catch(orNothing<string[]>([]));
  return files.map(variantOf);
}

async function removeDrafts(before: Date): Promise<void> {
  for (const draft of await readdir(drafts()).catch(orNothing<string[]>([]))) {
    if (Number(draft.split('-')[0]) < before.getTime())
      await rm(path.join(drafts(), draft), { recursive: true, force: true });
  }
}

async function mark(offered: string): Promise<string> {
  const file = path.join(root(), 'mark');
  const draft = newDraft('mark');
  await mkdir(drafts(), PRIVATE_FOLDER);
  await writeFile(draft, offered, { mode: PRIVATE_FILE_MODE });
  // A link is created atomically and replaces nothing.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}

function orNothing<T>(nothing: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return nothing;
    throw asStorageError(error);
  };
}
