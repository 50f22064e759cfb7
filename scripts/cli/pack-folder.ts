import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ENTRIES_MAX, IMPORT_MAX_BYTES } from '@/features/transfer/constants';
import { PlainError } from '@/server/plain-error';
import { writeZip, type ZipEntry } from '@/server/zip/write-zip';

const MEBIBYTE = 1024 * 1024;
const PACKED = /\.(?:jpe?g|png|webp|avif|gif|heic|zip|gz|mp4|mov)$/i;
const isHidden = (name: string) => name.startsWith('.');

type Found = { name: string; sizeBytes: number; changedAt: Date };

/**
 * Packs a folder into a temporary archive for the duration of `work`. Hidden files and links are
 * left out: neither is part of a guide, and a link may lead to private files.
 * @throws {PlainError} when it is empty, too large, or cannot be read
 */
export async function withPacked<T>(
  folder: string,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const files = await filesIn(folder).catch(asPlain(folder));
  if (files.length === 0)
    throw new PlainError(
      `There is nothing in ${folder}.`,
      'Put guides into it, as Markdown with pictures beside it.',
    );
  const sizeBytes = files.reduce((sum, file) => sum + file.sizeBytes, 0);
  if (sizeBytes > IMPORT_MAX_BYTES || files.length > ENTRIES_MAX) {
    throw new PlainError(
      `${folder} holds more than ${IMPORT_MAX_BYTES / MEBIBYTE} MB or ${ENTRIES_MAX} files.`,
      'Import the folders in it one after another.',
    );
  }
  const place = await mkdtemp(path.join(tmpdir(), 'makerstep-folder-'));
  try {
    const file = path.join(place, 'folder.zip');
    await pipeline(Readable.from(writeZip(entries(folder, files))), createWriteStream(file)).catch(
      asPlain(folder),
    );
    return await work(file);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function filesIn(folder: string, below = ''): Promise<Found[]> {
  const files: Found[] = [];
  const all = await readdir(path.join(folder, below), { withFileTypes: true });
  for (const entry of all
    .filter(({ name }) => !isHidden(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) files.push(...(await filesIn(folder, name)));
    if (!entry.isFile()) continue;
    const { size, mtime } = await stat(path.join(folder, name));
    files.push({ name, sizeBytes: size, changedAt: mtime });
  }
  return files;
}

async function* entries(folder: string, found: readonly Found[]): AsyncGenerator<ZipEntry> {
  for (const { name, changedAt } of found)
    yield {
      name,
      bytes: await readFile(path.join(folder, name)),
      isPacked: PACKED.test(name),
      changedAt,
    };
}

const asPlain =
  (folder: string) =>
  (error: Error): never => {
    throw new PlainError(
      `${folder} cannot be read: ${error.message}.`,
      'Check the path and its permissions.',
    );
  };
