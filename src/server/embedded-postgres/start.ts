import type { ChildProcess } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readOrCreateSecret } from '../secrets/secret-file';
import { PlainError } from '../plain-error';
import { checkPort } from '../start/port';
import { findBinaries } from './binaries';
import { clusterVersion, createCluster, lastWords } from './cluster';
import { claim, embeddedUrl, ensureDatabase, inUse, withConnection } from './connection';
import { commandPrefix } from './launcher';
import { startHeartbeat, hasHeartbeat, runningPostmaster, stopPostmaster } from './postmaster';
import { launchServer, serverArgs } from './server-process';

const POSTGRES_MAJOR = '18';
const READY_TIMEOUT_MS = 300_000;
const POLL_MS = 50;
// Another program takes the port, or children of a killed PostgreSQL are still exiting.
const ATTEMPTS = 5;
const ATTEMPT_PAUSE_MS = 1_000;
const WRONG_PASSWORD = '28P01';
const LOG_TOLD_CHARS = 2_000;

/**
 * Data folder of the embedded PostgreSQL, durability over a power cut (tests do without), and its
 * port; a free one by default.
 */
export interface EmbeddedPostgresOptions {
  dataDir: string;
  isDurable?: boolean;
  port?: number;
}

export interface EmbeddedDatabases {
  port: number;
  /** The URL of one of them. */
  urlOf: (database: string) => string;
  ensureDatabase: (database: string) => Promise<void>;
}

/** An embedded PostgreSQL that this process has started. */
export interface EmbeddedPostgres extends EmbeddedDatabases {
  pid: number;
  /** True if its data folder was created just now. */
  isNew: boolean;
  logFile: string;
  /** Resolves when its process has ended, by a stop or on its own. */
  ended: Promise<void>;
  stop: () => Promise<void>;
  /** Signals it to stop without waiting, for the exit of our own process. */
  stopNow: () => void;
}

/**
 * Starts the embedded PostgreSQL with its data in `<dataDir>/postgres`. One that a killed process
 * left running is stopped first.
 * @throws {PlainError} with the obstacle, such as another process that uses this folder
 */
export async function startEmbeddedPostgres({
  dataDir,
  isDurable = true,
  port: askedPort,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const { root, clusterDir, passwordFile, logFile } = await placesIn(dataDir);
  const password = await readOrCreateSecret(passwordFile);
  await stopLeftOne(clusterDir, root, password);
  const binaries = await findBinaries();
  const prefix = await commandPrefix([root, binaries.postgres]);
  const version = await clusterVersion(clusterDir);
  if (version !== undefined && version !== POSTGRES_MAJOR) {
    throw new PlainError(
      `${clusterDir} was made by PostgreSQL ${version}, and this release brings ${POSTGRES_MAJOR}.`,
      'Start the former release, make a backup with npm run backup, and restore it here into an empty DATA_DIR with npm run restore.',
      { kept: 'Nothing was changed.' },
    );
  }
  if (version === undefined)
    await createCluster(clusterDir, { prefix, initdb: binaries.initdb, password, isDurable });
  for (let attempt = 1; ; attempt += 1) {
    const port = askedPort ?? (await checkPort(0, '127.0.0.1'));
    const command = [...prefix, binaries.postgres, ...serverArgs(clusterDir, port, isDurable)];
    const server = watched(launchServer(command, logFile));
    void server.ended.then(startHeartbeat(clusterDir));
    const stop = () => stopPostmaster(server.pid, server.isRunning);
    try {
      if (await isReady(server.isRunning, port, password)) {
        const release = await claim(embeddedUrl(port, password, 'postgres'), root);
        return {
          ...databasesAt(port, password),
          ...server,
          isNew: version === undefined,
          logFile,
          stop: async () => {
            await release();
            await stop();
          },
          stopNow: () => void (server.isRunning() && process.kill(server.pid, 'SIGINT')),
        };
      }
    } catch (error) {
      await stop();
      throw error;
    }
    await stop();
    // Another process was faster.
    if (runningPostmaster(clusterDir)) throw inUse(root);
    if (attempt === ATTEMPTS) throw notStarted(logFile);
    await sleep(ATTEMPT_PAUSE_MS);
  }
}

/** The embedded PostgreSQL that another process runs on this folder, if any. */
export async function findEmbeddedPostgres(
  dataDir: string,
): Promise<EmbeddedDatabases | undefined> {
  const { clusterDir, passwordFile } = await placesIn(dataDir);
  const running = runningPostmaster(clusterDir);
  return running && databasesAt(running.port, await readOrCreateSecret(passwordFile));
}

async function placesIn(dataDir: string) {
  // The real path, whichever links lead to it: a running PostgreSQL is identified by it.
  const root = await realpath(dataDir).catch(() => path.resolve(dataDir));
  return {
    root,
    clusterDir: path.join(root, 'postgres'),
    passwordFile: path.join(root, 'postgres-password'),
    logFile: path.join(root, 'postgres.log'),
  };
}

function databasesAt(port: number, password: string): EmbeddedDatabases {
  return {
    port,
    urlOf: (database) => embeddedUrl(port, password, database),
    ensureDatabase: (database) => ensureDatabase(embeddedUrl(port, password, 'postgres'), database),
  };
}

/** @throws {PlainError} when another process uses it */
async function stopLeftOne(clusterDir: string, root: string, password: string): Promise<void> {
  const left = runningPostmaster(clusterDir);
  if (left) {
    const isRunning = () => runningPostmaster(clusterDir)?.pid === left.pid;
    if (await isReady(isRunning, left.port, password))
      await (await claim(embeddedUrl(left.port, password, 'postgres'), root))();
    await stopPostmaster(left.pid, isRunning);
  } else if (await hasHeartbeat(clusterDir)) throw inUse(root);
  // After a crash, PostgreSQL would mistake any process with this pid for itself and refuse to
  // start.
  rmSync(path.join(clusterDir, 'postmaster.pid'), { force: true });
}

function watched(child: ChildProcess) {
  let isRunning = true;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      isRunning = false;
      resolve();
    };
    child.once('exit', end).once('error', end);
  });
  return { pid: child.pid ?? 0, isRunning: () => isRunning, ended };
}

/**
 * Waits until it accepts connections; false when it ends first.
 * @throws {PlainError} when it refuses the password
 */
async function isReady(isRunning: () => boolean, port: number, password: string): Promise<boolean> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (isRunning() && Date.now() < deadline) {
    try {
      await withConnection(embeddedUrl(port, password, 'postgres'), (client) =>
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

function notStarted(logFile: string): PlainError {
  const log = readFileSync(logFile, 'utf8').slice(-LOG_TOLD_CHARS);
  return new PlainError(
    `The embedded PostgreSQL did not start: ${lastWords(log)}`,
    `Its log is ${logFile}. When the disk is full, free some space and start again.`,
    { kept: 'Its data was left as it is.', cause: new Error(log) },
  );
}
