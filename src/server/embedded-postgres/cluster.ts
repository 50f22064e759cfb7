import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '../plain-error';
import { EMBEDDED_USER } from './connection';
import { POSTGRES_USER, run } from './launcher';

/** The major version of PostgreSQL that created the data; undefined when there is none yet. */
export const clusterVersion = (clusterDir: string): Promise<string | undefined> =>
  readFile(path.join(clusterDir, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );

/**
 * Creates the data folder in a draft and renames it when it is complete, so that an interrupted
 * first start begins again. Of several at once, the first to finish wins.
 * @throws {PlainError} with the last output of initdb
 */
export async function createCluster(
  clusterDir: string,
  options: { prefix: string[]; initdb: string; password: string; isDurable: boolean },
): Promise<void> {
  const draftDir = await mkdtemp(`${clusterDir}.new-`);
  try {
    await fillDraft(draftDir, options);
    await rename(path.join(draftDir, 'data'), clusterDir);
    await removeDrafts(clusterDir);
  } catch (cause) {
    await rm(draftDir, { recursive: true, force: true });
    if (await clusterVersion(clusterDir)) return;
    const { message, stderr } = cause as Error & { stderr?: string };
    throw new PlainError(
      `The embedded database could not be made: ${lastWords(stderr ?? message)}`,
      'When the disk is full, free some space; otherwise choose another DATA_DIR; then start again.',
      { cause },
    );
  }
}

async function fillDraft(
  draftDir: string,
  { prefix, initdb, password, isDurable }: Parameters<typeof createCluster>[1],
): Promise<void> {
  const newDir = path.join(draftDir, 'data');
  const passwordFile = path.join(draftDir, 'password');
  await mkdir(newDir, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (prefix.length > 0) await run('chown', ['-R', POSTGRES_USER, draftDir]);
  const [command = '', ...args] = [
    ...prefix,
    initdb,
    '-D',
    newDir,
    '-U',
    EMBEDDED_USER,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...(isDurable ? [] : ['--no-sync']),
  ];
  await run(command, args, { cwd: '/' });
}

/** Removes our draft and interrupted ones. */
async function removeDrafts(clusterDir: string): Promise<void> {
  const root = path.dirname(clusterDir);
  for (const name of await readdir(root))
    if (name.startsWith(`${path.basename(clusterDir)}.new`))
      await rm(path.join(root, name), { recursive: true, force: true });
}

/** The line of an output that explains why a program ended. */
export function lastWords(output: string): string {
  const lines = output.trim().split('\n');
  const signs = ['FATAL', 'PANIC', 'error'];
  return lines.findLast((line) => signs.some((sign) => line.includes(sign))) ?? lines.at(-1) ?? '';
}
