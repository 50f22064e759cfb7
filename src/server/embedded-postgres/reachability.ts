import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { UserIds } from './unprivileged-user';

const SEARCH_BIT = 0o1;

/** The topmost folder above (and including) `dir` that the user may not pass through; undefined when the way is free. */
export async function firstClosedFolder(dir: string, user: UserIds): Promise<string | undefined> {
  const { root } = path.parse(dir);
  const folders = dir
    .slice(root.length)
    .split(path.sep)
    .map((_, index, names) => path.join(root, ...names.slice(0, index + 1)));
  for (const folder of [root, ...folders]) {
    const { uid, gid, mode } = await stat(folder);
    const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
    if (((mode >> shift) & SEARCH_BIT) === 0) return folder;
  }
  return undefined;
}
