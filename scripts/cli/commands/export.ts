import { createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { PlainError } from '@/server/plain-error';
import type { Client } from '../client';
import type { Output } from '../output';

type ExportWish = {
  ids: readonly string[];
  isAll: boolean;
  to: string | undefined;
  isForced: boolean;
};

/**
 * Exports guides as archives: one or all in a file, or several in a folder, one file each. Files
 * are written atomically.
 */
export async function exportGuides(
  client: Client,
  { ids, isAll, to, isForced }: ExportWish,
  output: Output,
): Promise<number> {
  if (to === undefined)
    throw new PlainError('Where to?', 'Add -o FILE.zip, or -o FOLDER for several guides.');
  if (isAll === ids.length > 0) throw new PlainError('Which guides?', 'Give their IDs, or --all.');
  const isFolder =
    ids.length > 1 ||
    (await stat(to).then(
      (found) => found.isDirectory(),
      () => false,
    ));
  if (isFolder) await mkdir(to, { recursive: true });
  return output.each(isAll ? ['all'] : ids, 'exported', async (id) => {
    const answer = await client.send(
      'GET',
      isAll ? '/dashboard/export' : `/dashboard/projects/${encodeURIComponent(id)}/export`,
    );
    const file = isFolder ? path.join(to, nameOf(answer) ?? `${id}.zip`) : to;
    const sizeBytes = await write(answer, file, isForced);
    return { text: `${id}\texported\t${file}`, file, sizeBytes };
  });
}

/** The server's file name, without anything that leads to another folder. */
function nameOf(answer: Response): string | undefined {
  const [, name] =
    /filename="([\w.-]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  return name === undefined ? undefined : path.basename(name);
}

async function write(answer: Response, file: string, isForced: boolean): Promise<number> {
  const isThere =
    !isForced &&
    (await access(file).then(
      () => true,
      () => false,
    ));
  if (isThere || !answer.body) {
    await answer.body?.cancel();
    throw new PlainError(
      `${file} is there already.`,
      'Choose another one, or add --force to write over it.',
    );
  }
  const half = `${file}.${process.pid}.part`;
  try {
    await pipeline(
      Readable.fromWeb(answer.body as ReadableStream),
      createWriteStream(half, { flags: 'wx' }),
    );
    const { size } = await stat(half);
    await rename(half, file);
    return size;
  } catch (error) {
    await rm(half, { force: true });
    throw new PlainError(
      `${file} could not be written (${(error as Error).message}).`,
      'Nothing half was left; try again.',
    );
  }
}
