import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Moments at which rules about days, months and clocks fail. The zone is that of the device, where
 * it matters.
 */
const CLOCKS = [
  { name: 'before the midnight that ends a month', at: '2027-01-31T23:59:30Z' },
  { name: 'after such a midnight', at: '2027-03-01T00:30:00Z', zone: 'America/Sao_Paulo' },
  { name: 'on a leap day', at: '2028-02-29T12:00:00Z' },
  { name: 'in an hour that repeats', at: '2027-11-07T05:59:30Z', zone: 'America/New_York' },
];

const folder = mkdtempSync(path.join(tmpdir(), 'makerstep-clocks-'));
process.once('exit', () => rmSync(folder, { recursive: true }));
const epoll = path.join(folder, 'epoll.so');
const source = fileURLToPath(new URL('epoll.c', import.meta.url));

/** The environment of processes whose clock is at a moment now and goes on from there. */
function environmentAt(at: string): NodeJS.ProcessEnv {
  const offsetS = Math.round((Date.parse(at) - Date.now()) / 1000);
  return {
    ...process.env,
    // The dynamic linker knows $LIB, the folder of libraries, which differs between distributions.
    LD_PRELOAD: `${epoll}:/usr/$LIB/faketime/libfaketimeMT.so.1`,
    // An offset and no moment, at which each process would begin again.
    FAKETIME: `${offsetS < 0 ? '' : '+'}${offsetS}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Node reads the times of files past the library, so they stay true for all.
    NO_FAKE_STAT: '1',
    // Another server would have another clock.
    DATABASE_URL: undefined,
  };
}

function hasTools(): boolean {
  if (spawnSync('cc', ['-shared', '-fPIC', '-o', epoll, source]).status !== 0) return false;
  const options = { env: environmentAt('2028-02-29T12:00:00Z'), encoding: 'utf8' } as const;
  return (
    execFileSync(process.execPath, ['-p', 'new Date().getUTCFullYear()'], options) === '2028\n'
  );
}

if (!hasTools()) {
  process.stderr.write(
    'Moving the clock needs Linux, a C compiler and libfaketime: apt-get install gcc libc6-dev libfaketime.\n',
  );
  process.exit(1);
}

const failed: string[] = [];
for (const { name, at, zone } of CLOCKS) {
  process.stdout.write(`\n-- ${name}: ${at}${zone ? `, ${zone}` : ''}\n`);
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--project=unit', '--project=ui', '--project=db', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...environmentAt(at), ...(zone ? { TEST_ZONE: zone } : {}) } },
  );
  if (status !== 0) failed.push(name);
}
if (failed.length > 0) process.stderr.write(`\nFailed ${failed.join(', ')}.\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
