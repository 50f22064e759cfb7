import 'server-only';
import { createHash } from 'node:crypto';
import { withRetries } from '@/server/backup/stored-pictures';
import { PlainError } from '@/server/plain-error';
import type { PictureStore } from '@/server/storage/picture-store';
import { storedAtMs } from '@/server/storage/store-name';
import { listKnownNames } from '../repository';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Outcome of a move. 'orphaned': no row shows the picture, so it was removed. 'new': no row shows
 * it yet. 'differing': the other storage has other bytes under this name, and both stay.
 */
export type Moved = { outcome: 'moved' | 'orphaned' | 'new' | 'differing'; bytes: number };

/**
 * Moves a picture: every file is written, read back and compared by its SHA-256 before the first
 * copy goes. So a picture is in one of the two storages at every moment, and a move can be repeated.
 */
export async function movePicture(
  name: string,
  from: PictureStore,
  to: PictureStore,
): Promise<Moved> {
  const isKnown = async () => (await listKnownNames([name])).has(name);
  if (!(await isKnown())) {
    // Rows come after the files.
    if (storedAtMs(name) > Date.now() - DAY_MS) return { outcome: 'new', bytes: 0 };
    await withRetries(() => from.remove(name));
    return { outcome: 'orphaned', bytes: 0 };
  }
  const copied = await copyFiles(name, from, to).catch(async (error: unknown) => {
    // Deleted in the product in the meantime.
    if (await isKnown()) throw error;
    return new Map<string, number>();
  });
  if (copied === undefined) return { outcome: 'differing', bytes: 0 };
  if (!(await isKnown())) {
    // The product may have removed it before our copy was there.
    await withRetries(() => to.remove(name));
    return { outcome: 'orphaned', bytes: 0 };
  }
  // Only these: what an instance added since stays for the next pass.
  await withRetries(() => from.remove(name, [...copied.keys()]));
  return { outcome: 'moved', bytes: [...copied.values()].reduce((sum, bytes) => sum + bytes, 0) };
}

/**
 * @returns the bytes of each variant in the new storage; undefined when it has others under this name
 */
async function copyFiles(
  name: string,
  from: PictureStore,
  to: PictureStore,
): Promise<Map<string, number> | undefined> {
  const copied = new Map<string, number>();
  // Listed again at the end: variants may have come in the meantime.
  for (;;) {
    const listed = await withRetries(() => from.variants(name));
    const variants = listed.filter((variant) => !copied.has(variant));
    if (variants.length === 0) return copied;
    for (const variant of variants) {
      const bytes = await copyFile(name, variant, from, to);
      if (bytes === undefined) return undefined;
      copied.set(variant, bytes);
    }
  }
}

async function copyFile(
  name: string,
  variant: string,
  from: PictureStore,
  to: PictureStore,
): Promise<number | undefined> {
  const bytes = await withRetries(() => from.read(name, variant));
  if (!bytes) return 0;
  const existing = await withRetries(() => to.read(name, variant));
  if (existing) return hashOf(existing) === hashOf(bytes) ? bytes.length : undefined;
  await withRetries(() => to.write(name, new Map([[variant, bytes]])));
  const written = await withRetries(() => to.read(name, variant));
  if (!written || hashOf(written) !== hashOf(bytes))
    throw new PlainError(
      `The new storage returned other bytes than were written (${name}, ${variant}).`,
      'Check that storage, then run it again.',
      { kept: 'The picture is still in the old one.' },
    );
  return bytes.length;
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
