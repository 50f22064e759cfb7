import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, renameSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';

const LOG_MAX_BYTES = 10 * 1024 * 1024;

/**
 * An eighth of the available memory, from 128 MB (PostgreSQL's default) to 512 MB: each gigabyte
 * costs 20 MB at once, and the page cache holds the rest.
 * @param memoryBytes of the machine or of the container's limit
 */
export function sharedBuffers(memoryBytes: number): string {
  return `${Math.max(128, Math.min(512, Math.floor(memoryBytes / 8 / 1024 ** 2)))}MB`;
}

// 0 without a limit.
const memoryBytes = () => Math.min(totalmem(), process.constrainedMemory() || Infinity);

/** Settings of the embedded PostgreSQL; it listens on loopback only. */
export function serverArgs(clusterDir: string, port: number, isDurable: boolean): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: sharedBuffers(memoryBytes()),
    // With the default of 4 MB, a bitmap scan for a word of a hundred thousand projects turns lossy
    // and rechecks all rows.
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

/**
 * Starts PostgreSQL in its own process group, so that Ctrl-C in our terminal does not end it before
 * us.
 */
export function launchServer([command = '', ...args]: string[], logFile: string): ChildProcess {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_MAX_BYTES)
    renameSync(logFile, `${logFile}.1`);
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(command, args, {
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  return child;
}
