import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '../plain-error';
import { EMBEDDED_USER } from './connection';
import type { Launcher } from './launcher';

const UNFINISHED_PREFIX = 'postgres.new-';

/** The password of the embedded PostgreSQL, made once and kept for our eyes only. */
export async function keptPassword(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'postgres-password');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept.trim() !== '') return kept.trim();
  const password = randomBytes(24).toString('base64url');
  await writeFile(`${file}.new`, `${password}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return password;
}

/** Whether the data folder is complete; it is renamed into place only when it is. */
export const clusterVersion = (clusterDir: string): Promise<string | undefined> =>
  readFile(path.join(clusterDir, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );

/**
 * Makes the data folder of the embedded PostgreSQL beside its place and renames it when it is complete,
 * so that a first start that was broken off leaves nothing half.
 * @throws {PlainError} with the last words of initdb
 */
export async function createCluster(
  clusterDir: string,
  options: { launcher: Launcher; initdb: string; password: string; isDurable: boolean },
): Promise<void> {
  const { launcher, initdb, password, isDurable } = options;
  const parent = path.dirname(clusterDir);
  await removeUnfinished(parent);
  const workDir = await mkdtemp(path.join(parent, UNFINISHED_PREFIX));
  const passwordFile = path.join(workDir, 'password');
  const newDir = path.join(workDir, 'data');
  await mkdir(newDir, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  const { owner } = launcher;
  if (owner)
    for (const entry of [workDir, newDir, passwordFile]) await chown(entry, owner.uid, owner.gid);
  const args = [
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
  const child = launcher.launch(initdb, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    await rm(workDir, { recursive: true, force: true });
    throw new PlainError(
      `The embedded database could not be made: ${lastWords(output)}`,
      'When the disk is full, free some space; otherwise choose another DATA_DIR; then start again.',
      { cause: new Error(output) },
    );
  }
  await rename(newDir, clusterDir);
  await rm(workDir, { recursive: true, force: true });
}

async function removeUnfinished(parent: string): Promise<void> {
  const names = await readdir(parent);
  await Promise.all(
    names
      .filter((name) => name.startsWith(UNFINISHED_PREFIX))
      .map((name) => rm(path.join(parent, name), { recursive: true, force: true })),
  );
}

const lastWords = (output: string) =>
  output
    .split('\n')
    .map((line) => line.trim())
    .findLast((line) => /error|fatal|no space/i.test(line)) ?? 'initdb ended without a word.';
