import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, renameSync, statSync } from 'node:fs';
import { machineMemoryBytes } from '../machine-memory';
import { memorySettings } from './memory-settings';

const LOG_MAX_BYTES = 10 * 1024 * 1024;

/** Settings of the embedded PostgreSQL; it listens on loopback only. */
export function serverArgs(clusterDir: string, port: number, isDurable: boolean): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    ...memorySettings(machineMemoryBytes()),
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
