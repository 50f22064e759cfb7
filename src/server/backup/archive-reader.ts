import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { z } from 'zod';
import { PlainError } from '../plain-error';
import { ABOUT, about, COMPLETE, complete, type About, type Complete, HASHES } from './contents';
import { damaged, readTar, type TarEntry } from './tar';

/**
 * Reads the entries of a backup from about.json to complete.json and checks their hashes. Entries
 * are only verified once the last list of hashes has been read, at the end.
 * @throws {PlainError} at the first mismatch
 */
export async function* readArchive(file: string): AsyncGenerator<TarEntry> {
  const handle = await open(file).catch((cause: Error) => {
    throw new PlainError(
      `${file} cannot be read: ${cause.message}.`,
      'Check the path and its permissions.',
      { kept: 'Nothing was changed.', cause },
    );
  });
  const digest = createHash('sha256');
  let hashes = '';
  let files = 0;
  let last: { entry: TarEntry; digest: string; files: number } | undefined;
  try {
    for await (const entry of readTar(handle)) {
      if (entry.name.startsWith(HASHES)) {
        if (entry.bytes.toString() !== hashes) throw damaged('something in it was changed');
        digest.update(hashes);
        hashes = '';
      } else {
        if ((entry.name === ABOUT) !== (files === 0) || last)
          throw damaged('its files are not in their order');
        if (entry.name === COMPLETE) last = { entry, files, digest: digest.copy().digest('hex') };
        files += 1;
        hashes += `${createHash('sha256').update(entry.bytes).digest('hex')}  ${entry.name}\n`;
        if (!last) yield entry;
      }
    }
  } finally {
    await handle.close();
  }
  if (!last || hashes !== '') throw damaged('it was broken off while it was written');
  const counted = parse(complete, last.entry);
  if (counted.files !== last.files || counted.digest !== last.digest)
    throw damaged('something is missing in it');
  yield last.entry;
}

/**
 * Reads and verifies a whole backup without changing anything.
 * @returns its summary
 * @throws {PlainError} when it is incomplete or damaged
 */
export async function checkArchive(file: string): Promise<{ about: About; complete: Complete }> {
  const entries: { about?: About; complete?: Complete } = {};
  for await (const entry of readArchive(file)) {
    if (entry.name === ABOUT) entries.about = parse(about, entry);
    if (entry.name === COMPLETE) entries.complete = parse(complete, entry);
  }
  if (!entries.about || !entries.complete) throw damaged('it is empty');
  return { about: entries.about, complete: entries.complete };
}

function parse<T extends z.ZodType>(schema: T, { name, bytes }: TarEntry): z.infer<T> {
  try {
    return schema.parse(JSON.parse(bytes.toString()));
  } catch {
    throw damaged(`${name} is not what this release reads`);
  }
}
