import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { BuildFiles } from '@/shared/offline/build-files';

const FOLDERS = ['chunks', 'media'];
const ID_LENGTH = 12;

/**
 * The files and the id of the browser build.
 * @param staticDir its `static` folder
 */
export function browserBuild(staticDir: string): BuildFiles {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(staticDir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(staticDir, path.join(entry.parentPath, entry.name))),
  )
    .map((file) => `/_next/static/${file.replaceAll(path.sep, '/')}`)
    .sort();
  // File names change with their contents.
  const id = createHash('sha256').update(files.join()).digest('hex').slice(0, ID_LENGTH);
  return { id, files };
}
