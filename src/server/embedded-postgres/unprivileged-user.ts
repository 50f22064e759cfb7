import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { PlainError } from '../plain-error';

const run = promisify(execFile);

/** A system user as the numbers the kernel knows. */
export interface UserIds {
  uid: number;
  gid: number;
}

/**
 * The user PostgreSQL runs as when we are root, which it refuses: `postgres`, made when it is missing, else `nobody`.
 * Undefined when we are not root, and PostgreSQL simply runs as we do.
 * @throws {PlainError} when there is no such user and none can be made
 */
export async function unprivilegedUser(): Promise<UserIds | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const user = (await find('postgres')) ?? (await create()) ?? (await find('nobody'));
  if (user) return user;
  throw new PlainError(
    'PostgreSQL refuses to run as root, and no ordinary system user could be found or made for it.',
    'Start again as an ordinary user, or create a user named postgres, or set DATABASE_URL to a PostgreSQL server of your own.',
  );
}

async function find(name: string): Promise<UserIds | undefined> {
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const fields = accounts
    .split('\n')
    .map((line) => line.split(':'))
    .find(([account]) => account === name);
  return fields ? { uid: Number(fields[2]), gid: Number(fields[3]) } : undefined;
}

async function create(): Promise<UserIds | undefined> {
  // Debian and most others, then Alpine.
  const attempts = [
    ['useradd', '--system', '--user-group', '--no-create-home', 'postgres'],
    ['adduser', '-S', '-H', 'postgres'],
  ];
  for (const [command = '', ...args] of attempts) {
    await run(command, args).catch(() => undefined);
    const user = await find('postgres');
    if (user) return user;
  }
  return undefined;
}
