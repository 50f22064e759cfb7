import { readdirSync } from 'node:fs';
import path from 'node:path';

/** All files and folders below a folder, by their paths with slashes. */
export const filesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) =>
    path.posix.join(dir, name.replaceAll('\\', '/')),
  );
