import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../plain-error';

const STOP_TIMEOUT_MS = 20_000;
const POLL_MS = 50;
const SIGN_EVERY_MS = 2_000;
/** Without a heartbeat for so long, its owner is gone. */
const SILENCE_MS = 3 * SIGN_EVERY_MS;

/** A running PostgreSQL. */
export interface Postmaster {
  pid: number;
  port: number;
}

/** The PostgreSQL that runs on a data folder, according to its postmaster.pid. */
export function runningPostmaster(clusterDir: string): Postmaster | undefined {
  try {
    const lines = readFileSync(pidFile(clusterDir), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return isPostmasterOf(clusterDir, pid) ? { pid, port } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * True if this process is the PostgreSQL of that folder, and not one that reused its id after a
 * crash.
 */
function isPostmasterOf(clusterDir: string, pid: number): boolean {
  const command =
    process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return command.includes(`-D ${clusterDir} `);
}

const pidFile = (clusterDir: string) => path.join(clusterDir, 'postmaster.pid');

/**
 * Touches postmaster.pid as a heartbeat, for other containers, which cannot see the process.
 * @returns a function that ends it
 */
export function startHeartbeat(clusterDir: string): () => void {
  const timer = setInterval(() => {
    const now = new Date();
    utimes(pidFile(clusterDir), now, now).catch(() => undefined);
  }, SIGN_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Reports whether there is a heartbeat; shortly after a crash this takes a while. */
export async function hasHeartbeat(clusterDir: string): Promise<boolean> {
  const read = () =>
    stat(pidFile(clusterDir)).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
  const first = await read();
  if (first === undefined) return false;
  while (Date.now() - first < SILENCE_MS) {
    await sleep(POLL_MS);
    const next = await read();
    if (next !== first) return next !== undefined;
  }
  return false;
}

/**
 * Stops a PostgreSQL in fast mode (sessions end, everything is written), after 20 s in immediate
 * mode.
 * @throws {PlainError} when it does not stop
 */
export async function stopPostmaster(pid: number, isRunning: () => boolean): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isRunning()) return;
    process.kill(pid, signal);
    const deadline = Date.now() + STOP_TIMEOUT_MS;
    while (Date.now() < deadline) {
      if (!isRunning()) return;
      await sleep(POLL_MS);
    }
  }
  throw new PlainError(
    `The embedded PostgreSQL (process ${pid}) did not stop.`,
    'Nothing is lost; the next start tries again.',
  );
}
