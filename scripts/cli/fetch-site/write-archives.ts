import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  ENTRIES_MAX,
  GUIDES_PER_IMPORT_MAX,
  IMPORT_MAX_BYTES,
} from '@/features/transfer/constants';
import { writeZip, type ZipEntry } from '@/server/zip/write-zip';
import type { LocalFile } from './local-media';
import { diskError, type PartFolder } from './part-folder';

/** A guide that is kept in the folder, and the sizes of its files. */
export type KeptGuide = { id: number; kept: string; sizeBytes: number; files: SizedFile[] };
export type SizedFile = LocalFile & { sizeBytes: number };

/** So much of an archive beside the bytes of a file, at most. */
const ENTRY_BYTES = 512;
const LIMITS = { guides: GUIDES_PER_IMPORT_MAX, files: ENTRIES_MAX, sizeBytes: IMPORT_MAX_BYTES };
/** Fixed, so that equal guides give equal bytes. */
const CHANGED_AT = new Date('2000-01-01T00:00:00');

/** Divides guides so that an import takes each part; a picture is in the parts that show it. */
export function dividedGuides(
  guides: readonly KeptGuide[],
  limits: typeof LIMITS = LIMITS,
): KeptGuide[][] {
  const parts: KeptGuide[][] = [];
  let [sizeBytes, names] = [0, new Set<string>()];
  for (const guide of guides) {
    const added = guide.files.filter(({ name }) => !names.has(name));
    const addedBytes = sum([guide, ...added]);
    const part = parts.at(-1);
    const isFull =
      !part ||
      part.length >= limits.guides ||
      part.length + names.size + added.length + 1 > limits.files ||
      sizeBytes + addedBytes > limits.sizeBytes;
    if (isFull) {
      parts.push([guide]);
      names = new Set(guide.files.map(({ name }) => name));
      sizeBytes = sum([guide, ...guide.files]);
      continue;
    }
    part.push(guide);
    for (const { name } of added) names.add(name);
    sizeBytes += addedBytes;
  }
  return parts;
}

const sum = (all: readonly { sizeBytes: number }[]) =>
  all.reduce((size, each) => size + each.sizeBytes + ENTRY_BYTES, 0);

/**
 * Writes guides as archives, `guides.zip`, `guides-2.zip` and so on, each whole or not at all.
 * @returns their names
 */
export async function writeArchives(
  guides: readonly KeptGuide[],
  out: string,
  part: PartFolder,
  limits: typeof LIMITS = LIMITS,
): Promise<string[]> {
  const names: string[] = [];
  for (const [index, each] of dividedGuides(guides, limits).entries()) {
    const name = index === 0 ? out : out.replace(/(?:\.zip)?$/i, `-${index + 1}.zip`);
    const half = path.join(part.folder, 'archive.new');
    try {
      await mkdir(part.folder, { recursive: true });
      await pipeline(Readable.from(writeZip(entriesOf(each, part))), createWriteStream(half));
      await rename(half, name);
    } catch (error) {
      throw diskError(error as NodeJS.ErrnoException, name);
    }
    names.push(name);
  }
  return names;
}

async function* entriesOf(
  guides: readonly KeptGuide[],
  part: PartFolder,
): AsyncGenerator<ZipEntry> {
  const written = new Set<string>();
  for (const { id, kept, files } of guides) {
    yield await entry(`${id}.json`, kept, false, part);
    for (const file of files.filter(({ name }) => !written.has(name))) {
      written.add(file.name);
      yield await entry(file.name, file.kept, true, part);
    }
  }
}

async function entry(
  name: string,
  kept: string,
  isPacked: boolean,
  part: PartFolder,
): Promise<ZipEntry> {
  const bytes = (await part.read(kept)) ?? Buffer.alloc(0);
  return { name, bytes, isPacked, changedAt: CHANGED_AT };
}
