import { execFile, spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { PlainError } from '../plain-error';
import { firstClosedFolder } from './reachability';
import { unprivilegedUser } from './unprivileged-user';
import type { UserIds } from './unprivileged-user';

const run = promisify(execFile);

/** Starts programs as a user that PostgreSQL accepts. */
export interface Launcher {
  /** Whom the data has to belong to; undefined: to us. */
  owner: UserIds | undefined;
  launch: (command: string, args: string[], options: SpawnOptions) => ChildProcess;
}

// Either lets the process pass folders that are closed to its user; the first one lets it read only.
const CAPABILITIES = [
  { name: 'dac_read_search', bit: 2n },
  { name: 'dac_override', bit: 1n },
];

/**
 * How to start PostgreSQL so that it reaches every folder of `dirs`: as we are; as root through an unprivileged user; and when a
 * folder on the way is closed to that user (a project below root's own home), with the one capability that opens it.
 * @throws {PlainError} when none of these is possible
 */
export async function chooseLauncher(dirs: string[]): Promise<Launcher> {
  const user = await unprivilegedUser();
  if (!user)
    return {
      owner: undefined,
      launch: (command, args, options) => spawn(command, args, atRoot(options)),
    };
  const closed = (await Promise.all(dirs.map((dir) => firstClosedFolder(dir, user)))).find(
    (folder) => folder !== undefined,
  );
  if (closed === undefined)
    return {
      owner: user,
      launch: (command, args, options) => spawn(command, args, { ...atRoot(options), ...user }),
    };
  const prefix = await capabilityPrefix(user, closed);
  return {
    owner: user,
    launch: (command, args, options) =>
      spawn('setpriv', [...prefix, command, ...args], atRoot(options)),
  };
}

/** The folder we stand in may be closed to the other user. */
const atRoot = (options: SpawnOptions): SpawnOptions => ({ ...options, cwd: '/' });

async function capabilityPrefix({ uid, gid }: UserIds, closedFolder: string): Promise<string[]> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const effective = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)/m.exec(status)?.[1] ?? '0'}`);
  for (const { name, bit } of CAPABILITIES) {
    if (((effective >> bit) & 1n) === 0n) continue;
    // Without no_setuid_fixup, access(2), by which PostgreSQL looks for its programs, would leave the capability out of account.
    const prefix = [
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
      '--no-new-privs',
      '--securebits=+no_setuid_fixup',
      `--inh-caps=-all,+${name}`,
      `--ambient-caps=-all,+${name}`,
      `--bounding-set=-all,+${name}`,
    ];
    const works = await run('setpriv', [...prefix, 'test', '-e', `${closedFolder}/.`], {
      cwd: '/',
    }).then(
      () => true,
      () => false,
    );
    if (works) return prefix;
  }
  throw new PlainError(
    `PostgreSQL refuses to run as root, and the user it would run as cannot get into ${closedFolder}.`,
    'Move the project to a folder open to all (such as /opt or /srv), or start as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
  );
}
