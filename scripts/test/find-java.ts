import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { onPath, runs, say } from './programs';

/** What the checker of HTML runs on (vnu-jar names 11 as its oldest). */
const OLDEST_VERSION = 11;
const HOW = `Install Java ${OLDEST_VERSION} or newer (Debian and Ubuntu: apt-get install default-jre-headless; macOS: brew install openjdk), or set JAVA_HOME to one: it checks the HTML.`;

/** Major version of a Java, undefined when the program does not run: macOS has a `java` that only tells where to get one. */
function versionOf(program: string): number | undefined {
  const { status, stderr, stdout } = spawnSync(program, ['-version'], { encoding: 'utf8' });
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(`${stderr}${stdout}`) ?? [];
  return status === 0 ? Number(first === '1' ? second : first) : undefined;
}

function installed(): string | undefined {
  const home = process.env.JAVA_HOME;
  const candidates = [
    home && path.join(home, 'bin', process.platform === 'win32' ? 'java.exe' : 'java'),
    onPath('java'),
  ];
  return candidates.find(
    (file) => file && existsSync(file) && (versionOf(file) ?? 0) >= OLDEST_VERSION,
  );
}

/** A Java of this machine, from JAVA_HOME or the path. @throws with what to install when there is none */
export function javaProgram(): string {
  const found = installed();
  if (!found) throw new Error(`No Java was found. ${HOW}`);
  return found;
}

/** Sees to it that there is a Java for the checker of HTML, and says what it found or did; its tests fail without one, and say why. */
export function findJava(): void {
  const found = installed() ?? install();
  say(
    found
      ? `Java: version ${versionOf(found)} at ${found}.`
      : `No Java was found and none could be installed. ${HOW}`,
  );
}

function install(): string | undefined {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined;
  say(
    'No Java on this machine: installing the system’s package default-jre-headless with apt-get.',
  );
  return runs('apt-get', ['update']) &&
    runs('apt-get', ['install', '-y', '--no-install-recommends', 'default-jre-headless'])
    ? installed()
    : undefined;
}
