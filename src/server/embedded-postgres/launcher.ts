import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PlainError } from '../plain-error';

/** Runs a program to its end. @throws with what it wrote when it fails */
export const run = promisify(execFile);

/** The user that PostgreSQL runs as when we are root. */
export const POSTGRES_USER = 'postgres';

// Without no_setuid_fixup access(2), by which PostgreSQL looks for its programs, would leave the capability out of account.
const passing = (capability: string) => [
  '--securebits=+no_setuid_fixup',
  `--inh-caps=-all,+${capability}`,
  `--ambient-caps=-all,+${capability}`,
];

/**
 * What has to stand in front of a command for PostgreSQL, which refuses to run as root: nothing, or for root `setpriv` to an ordinary
 * user. Where the way to one of `places` is closed to that user (a project in root's own home), it may pass all the same: reading only,
 * but in containers that do not allow for that.
 * @throws {PlainError} when there is no way
 */
export async function commandPrefix(places: string[]): Promise<string[]> {
  if (process.getuid?.() !== 0) return [];
  await run('id', [POSTGRES_USER])
    .catch(() => run('useradd', ['--system', '--user-group', '--no-create-home', POSTGRES_USER]))
    .catch((cause: unknown) => {
      throw new PlainError(
        'PostgreSQL refuses to run as root, and the user postgres could not be made for it.',
        'Start as an ordinary user, or create a user named postgres, or set DATABASE_URL to a PostgreSQL server of your own.',
        { cause },
      );
    });
  const user = [`--reuid=${POSTGRES_USER}`, `--regid=${POSTGRES_USER}`, '--clear-groups'];
  for (const rights of [[], passing('dac_read_search'), passing('dac_override')]) {
    const prefix = ['setpriv', ...user, '--no-new-privs', ...rights];
    if (await canReach(places, prefix)) return prefix;
  }
  throw new PlainError(
    `PostgreSQL refuses to run as root, and the user it would run as cannot get into ${places.join(' and ')}.`,
    'Move the project to a folder open to all (such as /opt or /srv), or start as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
  );
}

async function canReach(places: string[], [setpriv = '', ...options]: string[]): Promise<boolean> {
  const tries = places.map((place) =>
    run(setpriv, [...options, 'test', '-x', place], { cwd: '/' }),
  );
  return (await Promise.allSettled(tries)).every(({ status }) => status === 'fulfilled');
}
