import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PlainError } from '../plain-error';

/**
 * Runs a program to its end.
 * @throws with its output when it fails
 */
export const run = promisify(execFile);

/** The user that PostgreSQL runs as when we are root. */
export const POSTGRES_USER = 'postgres';

// Without no_setuid_fixup, access(2), by which PostgreSQL looks for its programs, would ignore the
// capability.
const passing = (capability: string) => [
  '--securebits=+no_setuid_fixup',
  `--inh-caps=-all,+${capability}`,
  `--ambient-caps=-all,+${capability}`,
];

/**
 * The prefix of a PostgreSQL command, as PostgreSQL refuses to run as root: nothing, or for root
 * `setpriv` to an ordinary user. If that user cannot reach one of `places` (a project in root's
 * home), it gets the capability to read there, which some containers do not allow.
 * @throws {PlainError} when neither works
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
