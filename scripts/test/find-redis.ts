import { onPath, runs, say } from './programs';

const HOW =
  'Install redis-server (Debian and Ubuntu: apt-get install redis-server; macOS: brew install redis): the tests of several instances speak with a real one.';

/** A redis-server of this machine. @throws with what to install when there is none */
export function redisProgram(): string {
  const found = onPath('redis-server');
  if (!found) throw new Error(`No redis-server was found. ${HOW}`);
  return found;
}

/** Sees to it that there is a redis-server for the tests of several instances, and says what it found or did; they fail without one, and say why. */
export function findRedis(): void {
  const found = onPath('redis-server') ?? install();
  say(found ? `Redis: ${found}.` : `No redis-server was found and none could be installed. ${HOW}`);
}

function install(): string | undefined {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined;
  say('No redis-server on this machine: installing the system’s package with apt-get.');
  return runs('apt-get', ['update']) &&
    runs('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'])
    ? onPath('redis-server')
    : undefined;
}
