import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../plain-error';
import type { Launcher } from './launcher';
import { isAlive } from './postmaster-file';

const LOG_MAX_BYTES = 10 * 1024 * 1024;
const STOP_TIMEOUT_MS = 20_000;
const POLL_MS = 50;

/**
 * An eighth of the memory this process may use, from 128 MB (what PostgreSQL takes by itself) to 2 GB. What search reads of a million
 * projects is 1.5 GB: a page that is not in these buffers takes several times as long, even where the system has it in memory.
 * @param memoryBytes of the machine, or what a container was given of it
 */
export function sharedBuffers(memoryBytes: number): string {
  return `${Math.max(128, Math.min(2048, Math.floor(memoryBytes / 8 / 1024 ** 2)))}MB`;
}

// 0 when nothing is constrained.
const memoryBytes = () => Math.min(totalmem(), process.constrainedMemory() || Infinity);

/** Settings of the embedded PostgreSQL; it listens on loopback only. */
export function serverArgs(clusterDir: string, port: number, isDurable: boolean): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: sharedBuffers(memoryBytes()),
    // With the usual 4 MB it would forget which rows of a page were found by a word that a hundred thousand projects have, and look at all.
    work_mem: '16MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return [
    '-D',
    clusterDir,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** A port of the loopback address that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(0, '127.0.0.1', resolve),
  );
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts PostgreSQL in a process group of its own, so that Ctrl-C in our terminal does not end it before we have finished. */
export function launchServer(
  launcher: Launcher,
  postgres: string,
  args: string[],
  logFile: string,
): ChildProcess {
  keepLogSmall(logFile);
  const log = openSync(logFile, 'a', 0o600);
  try {
    const child = launcher.launch(postgres, args, { detached: true, stdio: ['ignore', log, log] });
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

/**
 * Ends a PostgreSQL: the fast way (sessions end, everything is written), and only when that takes over 20 s the immediate way.
 * @throws {PlainError} when it lives on
 */
export async function stopServer(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    const deadline = Date.now() + STOP_TIMEOUT_MS;
    while (Date.now() < deadline) {
      if (!isAlive(pid)) return;
      await sleep(POLL_MS);
    }
  }
  throw new PlainError(
    `The embedded PostgreSQL (process ${pid}) did not stop.`,
    'Nothing is lost; the next start goes on with it.',
  );
}

/** The part of the log that was written after `fromByte`. */
export function logSince(logFile: string, fromByte: number): string {
  try {
    return readFileSync(logFile).subarray(fromByte).toString();
  } catch {
    return '';
  }
}

/** The size of the log in bytes. */
export const logBytes = (logFile: string): number =>
  statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;

function keepLogSmall(logFile: string): void {
  if (logBytes(logFile) < LOG_MAX_BYTES) return;
  rmSync(`${logFile}.1`, { force: true });
  renameSync(logFile, `${logFile}.1`);
}
