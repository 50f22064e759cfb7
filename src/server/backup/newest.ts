import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** The time of the newest backup in DATA_DIR/backups; undefined where there is none. */
export async function newestBackupAt(dataDir: string): Promise<Date | undefined> {
  const folder = path.join(dataDir, 'backups');
  const names = await readdir(folder).catch(() => []);
  const times = await Promise.all(
    names
      .filter((name) => name.endsWith('.tar'))
      .map(async (name) => (await stat(path.join(folder, name))).mtimeMs),
  );
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}
