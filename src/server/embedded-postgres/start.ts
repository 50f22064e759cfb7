import { rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../plain-error';
import { findBinaries } from './binaries';
import type { PostgresBinaries } from './binaries';
import { clusterVersion, createCluster, keptPassword } from './cluster';
import { embeddedUrl, ensureDatabase, withConnection } from './connection';
import { chooseLauncher } from './launcher';
import type { Launcher } from './launcher';
import { isAlive, isPostmasterOf, readPostmaster } from './postmaster-file';
import {
  freePort,
  launchServer,
  logBytes,
  logSince,
  serverArgs,
  stopServer,
} from './server-process';

const POSTGRES_MAJOR = '18';
const READY_TIMEOUT_MS = 300_000;
const POLL_MS = 50;
const ATTEMPTS = 5;
const ATTEMPT_PAUSE_MS = 1_000;
const WRONG_PASSWORD = '28P01';
// Someone else took the port, or the last server's children are still going.
const PASSING_TROUBLE = /could not bind|could not create any TCP|shared memory block|lock file/i;

/** Where the embedded PostgreSQL keeps its things, whether it has to survive a power cut (tests do without), and where it listened before. */
export interface EmbeddedPostgresOptions {
  dataDir: string;
  isDurable?: boolean;
  /** Asked for when it comes back after a crash, so that addresses stay good; else a free one. */
  port?: number;
}

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  pid: number;
  port: number;
  /** How we came by it: made just now, started from its files, or found running after our own process was killed. */
  origin: 'created' | 'started' | 'adopted';
  /** The address of one of its databases. */
  urlOf: (database: string) => string;
  ensureDatabase: (database: string) => Promise<void>;
  stop: () => Promise<void>;
  /** Tells it to stop and does not wait; for the moment in which our own process ends. */
  stopNow: () => void;
}

/**
 * Starts the embedded PostgreSQL with its data in `<dataDir>/postgres`, or adopts the one that still runs there.
 * @throws {PlainError} saying what stands in the way
 */
export async function startEmbeddedPostgres({
  dataDir,
  isDurable = true,
  port,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const root = path.resolve(dataDir);
  const clusterDir = path.join(root, 'postgres');
  const logFile = path.join(root, 'postgres.log');
  await mkdir(root, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const password = await keptPassword(root);
  const describe = (
    origin: EmbeddedPostgres['origin'],
    server: { pid: number; port: number },
  ): EmbeddedPostgres => ({
    ...server,
    origin,
    urlOf: (database) => embeddedUrl(server.port, password, database),
    ensureDatabase: (database) =>
      ensureDatabase(embeddedUrl(server.port, password, 'postgres'), database),
    stop: () => stopServer(server.pid),
    stopNow: () => {
      // By then another process may have got the number.
      if (isPostmasterOf(clusterDir, server.pid)) process.kill(server.pid, 'SIGINT');
    },
  });

  const adopted = await adopt(clusterDir, password);
  if (adopted) return describe('adopted', adopted);

  const binaries = await findBinaries();
  const launcher = await chooseLauncher([root, path.dirname(binaries.postgres)]);
  const version = await clusterVersion(clusterDir);
  if (version !== undefined && version !== POSTGRES_MAJOR) {
    throw new PlainError(
      `${clusterDir} was made by PostgreSQL ${version}, and this release brings ${POSTGRES_MAJOR}.`,
      'Start the former release, make a backup with npm run backup, and restore it here into an empty DATA_DIR with npm run restore.',
      { kept: 'Nothing was changed.' },
    );
  }
  if (version === undefined)
    await createCluster(clusterDir, { launcher, initdb: binaries.initdb, password, isDurable });
  const server = await launch(clusterDir, {
    launcher,
    binaries,
    password,
    isDurable,
    logFile,
    askedPort: port,
  });
  return describe(version === undefined ? 'created' : 'started', server);
}

async function adopt(
  clusterDir: string,
  password: string,
): Promise<{ pid: number; port: number } | undefined> {
  const running = readPostmaster(clusterDir);
  if (!running) return undefined;
  if (
    isPostmasterOf(clusterDir, running.pid) &&
    (await isReady(running, password, () => isAlive(running.pid)))
  )
    return running;
  // Left by a crash. PostgreSQL would take any process with this number for itself and refuse to start.
  rmSync(path.join(clusterDir, 'postmaster.pid'), { force: true });
  return undefined;
}

interface LaunchOptions {
  launcher: Launcher;
  binaries: PostgresBinaries;
  password: string;
  isDurable: boolean;
  logFile: string;
  askedPort: number | undefined;
}

async function launch(
  clusterDir: string,
  { launcher, binaries, password, isDurable, logFile, askedPort }: LaunchOptions,
) {
  let words = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (attempt > 0) await sleep(ATTEMPT_PAUSE_MS);
    const port = askedPort ?? (await freePort());
    const fromByte = logBytes(logFile);
    const child = launchServer(
      launcher,
      binaries.postgres,
      serverArgs(clusterDir, port, isDurable),
      logFile,
    );
    let failure: Error | undefined;
    child.once('error', (error) => {
      failure = error;
    });
    const server = { pid: child.pid ?? 0, port };
    const isRunning = () => !failure && child.exitCode === null && child.signalCode === null;
    try {
      if (await isReady(server, password, isRunning)) return server;
    } catch (error) {
      await stopServer(server.pid);
      throw error;
    }
    words = failure?.message ?? logSince(logFile, fromByte).trim();
    if (!PASSING_TROUBLE.test(words)) break;
  }
  throw new PlainError(
    `The embedded PostgreSQL did not start: ${words.split('\n').findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? words.slice(-300)}`,
    `Its log is ${logFile}. When the disk is full, free some space and start again.`,
    { kept: 'Its data was left as it is.', cause: new Error(words) },
  );
}

/** Waits until it takes connections; false when it ended first. */
async function isReady(
  server: { port: number },
  password: string,
  isRunning: () => boolean,
): Promise<boolean> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (isRunning() && Date.now() < deadline) {
    try {
      await withConnection(embeddedUrl(server.port, password, 'postgres'), (client) =>
        client.query('SELECT 1'),
      );
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === WRONG_PASSWORD) {
        throw new PlainError(
          'The embedded PostgreSQL does not accept its password.',
          'Put the file postgres-password of this data folder back from a backup.',
          { kept: 'Its data was left as it is.', cause: error },
        );
      }
      await sleep(POLL_MS);
    }
  }
  return false;
}
