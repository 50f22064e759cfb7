import { hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageChecks } from '../http/handle-request';
import type { OnAnswered } from '../http/response-hooks';
import { followInvalidations, type Follower } from '../cache/follow-invalidations';
import { closeDb } from '../db/client';
import { noteServices } from '../doctor/services';
import { misspeltSettings } from '../doctor/settings';
import { findingWords } from '../doctor/words';
import { type Env, parseEnv } from '../env/env';
import { loadEnvFile } from '../env/env-file';
import type { BackgroundJob } from '../jobs/worker';
import { readOrCreateSecret } from '../secrets/secret-file';
import { flushLines } from '../logging/log-lines';
import { logger } from '../logging/logger';
import { logNodeWarnings } from '../logging/node-warnings';
import type { Tracing } from '../tracing/tracing';
import { ignoreBrokenPipes } from './broken-pipes';
import { ensureBuild, releaseName } from './build';
import { Children } from './children';
import { prepareDataDir } from './data-dir';
import { openDatabase, type RunningDatabase } from './database';
import { describeFailure } from './failure';
import { migrate } from './migrations';
import { checkPort, METRICS_NAMES } from './port';
import { createProgress, type Progress } from './progress';
import { seedDemo } from './seed';
import { startSite } from '../site/settings';
import { recordStorages } from '../storage/start-storage';
import { onStopSignals } from './signals';
import { withStartLock } from './start-lock';
import { openWeb, type Web } from './web';

const STEPS = 6;
const NEXTAUTH_SECRET_BYTES = 32;
const JOBS_END_MS = 5_000;

interface StartOptions {
  rootDir: string;
  isDevelopment: boolean;
  pageChecks: PageChecks;
  /** Lists addresses of guides, the most read first. */
  listMostRead: () => Promise<readonly string[]>;
  /** Called for each request that was answered. */
  onAnswered: OnAnswered;
  /** Called when the tables are there, before the demo guides. */
  beforeContent: () => Promise<void>;
  /** A link for the operator, where there is one. */
  firstOperatorLink: () => Promise<string | undefined>;
  /** Starts background jobs once the server listens. */
  startBackgroundJobs: () => Promise<BackgroundJob[]>;
}

/** Resources to close at the end. */
type Opened = {
  database?: RunningDatabase;
  follower?: Follower;
  web?: Web;
  dataDir?: string;
  jobs?: BackgroundJob[];
  tracing?: Tracing;
};

/**
 * Everything from `npm start` to a listening product, and back to a clean stop. Failures are
 * reported in one paragraph.
 */
export async function start(options: StartOptions): Promise<void> {
  ignoreBrokenPipes();
  logNodeWarnings();
  const startedAtMs = Date.now();
  const progress = createProgress(STEPS);
  const children = new Children(options.rootDir);
  const opened: Opened = {};
  let isStopping = false;

  const stop = async (exitCode: number) => {
    isStopping = true;
    children.endAll();
    const isClean = (await opened.web?.close()) ?? true;
    await endJobs([...(opened.jobs ?? []), ...(opened.tracing ? [opened.tracing] : [])]);
    await opened.follower?.stop();
    await closeDb();
    await opened.database?.stop();
    process.stdout.write(
      isClean
        ? 'Stopped. Everything is stored.\n'
        : 'Stopped. Requests that took over 25 s were cut off; everything accepted is stored.\n',
    );
    await flushLines();
    process.exit(exitCode);
  };
  const fail = (error: unknown): never => {
    process.stderr.write(
      `\n${describeFailure(error, { step: progress.current(), dataDir: opened.dataDir })}\n`,
    );
    process.exit(1);
  };
  onStopSignals(() => {
    process.stdout.write(
      '\nStopping: finishing what is under way (press Ctrl-C again to stop at once) …\n',
    );
    stop(0).catch(fail);
  });
  process.on('unhandledRejection', (reason) => logger.error('unhandled_rejection', reason));
  // After such an error the process is in an unknown state; accepted data is in the database.
  process.on('uncaughtException', (error) => {
    logger.error('uncaught_exception', error);
    if (isStopping) return;
    stop(1).catch(fail);
  });

  try {
    const settings = await begin(options, progress, opened);
    await prepareContent(settings, options, { progress, children, opened });
    opened.jobs = await options.startBackgroundJobs();
    void opened.database?.ended?.then((logFile) => {
      if (isStopping) return;
      logger.error(
        'database_ended',
        `The embedded PostgreSQL has ended by itself; its log is ${logFile}. Nothing that was accepted is lost. Makerstep ends too: start it again, or let systemd or Docker do that.`,
      );
      stop(1).catch(fail);
    });
    process.stdout.write(
      `\nMakerstep is ready at ${settings.publicUrl} (after ${((Date.now() - startedAtMs) / 1_000).toFixed(1)} s).\n${await demoSignIn(settings)}${firstOperator(await options.firstOperatorLink())}Ctrl-C stops it.\n`,
    );
  } catch (error) {
    // Children that a stop has ended fail on purpose.
    if (isStopping) return;
    await opened.database?.stop().catch(() => undefined);
    fail(error);
  }
}

/** Waits for running jobs, for 5 s at most; interrupted ones continue at the next start. */
async function endJobs(jobs: BackgroundJob[]): Promise<void> {
  const bound = new Promise<void>((resolve) => setTimeout(resolve, JOBS_END_MS).unref());
  await Promise.race([Promise.all(jobs.map((job) => job.stop())), bound]);
}

/** Settings, port, data folder and secrets; the environment is complete afterwards. */
async function begin(
  { rootDir, isDevelopment }: StartOptions,
  progress: Progress,
  opened: Opened,
): Promise<Env> {
  progress.step('Checking settings and port');
  loadEnvFile(rootDir);
  for (const finding of misspeltSettings()) progress.note(findingWords(finding));
  const config = parseEnv(process.env);
  const port = await checkPort(config.port, config.host);
  if (config.metrics) await checkPort(config.metrics.port, config.metrics.host, METRICS_NAMES);
  progress.step(`Preparing the data folder ${config.dataDir}`);
  await prepareDataDir(config.dataDir);
  opened.dataDir = config.dataDir;
  const secret =
    process.env.AUTH_SECRET || (await readOrCreateSecret(path.join(config.dataDir, 'auth-secret')));
  const publicUrl = process.env.PUBLIC_URL ? config.publicUrl : `http://localhost:${port}`;
  const [signing = ''] = parseEnv({ AUTH_SECRET: secret }).authSecrets ?? [];
  Object.assign(process.env, {
    NODE_ENV: isDevelopment ? 'development' : 'production',
    PORT: String(port),
    DATA_DIR: config.dataDir,
    PUBLIC_URL: publicUrl,
    NEXTAUTH_URL: publicUrl,
    AUTH_SECRET: secret,
    NEXTAUTH_SECRET: Buffer.from(
      hkdfSync('sha256', signing, '', 'next-auth cookie', NEXTAUTH_SECRET_BYTES),
    ).toString('base64url'),
  });
  const settings = parseEnv(process.env);
  // Loaded only where tracing is configured, as it is large.
  if (settings.tracing)
    opened.tracing = (await import('../tracing/tracing')).startTracing(
      settings.tracing,
      settings.trustedProxies,
    );
  return settings;
}

/** Database, migrations, demo guides, build, and the listening server. */
async function prepareContent(
  settings: Env,
  { rootDir, isDevelopment, beforeContent, pageChecks, listMostRead, onAnswered }: StartOptions,
  { progress, children, opened }: { progress: Progress; children: Children; opened: Opened },
): Promise<void> {
  const { dataDir } = settings;
  const { note, timed } = progress;
  progress.step('Opening the database');
  const database = await openDatabase(settings.databaseUrl, dataDir);
  opened.database = database;
  note(database.words);
  process.env.DATABASE_URL = database.url;
  await withStartLock(database.url, async () => {
    await migrate(database.url, { rootDir, note });
    await beforeContent();
    progress.step(
      settings.seed === 'story' ? 'Creating the example guides' : 'Starting empty (SEED=off)',
    );
    if (settings.seed === 'story')
      await seedDemo(database.url, { dataDir, isDevelopment, children, note });
  });
  progress.step(
    isDevelopment ? 'Pages are compiled when they are asked for' : 'Building the pages',
  );
  if (!isDevelopment) await ensureBuild({ rootDir, dataDir, children, note, timed });
  progress.step('Starting the server');
  const follower = await followInvalidations(database.url, await releaseName(rootDir));
  opened.follower = follower;
  await startSite();
  await recordStorages();
  // Not awaited: a service that hangs must not delay the pages.
  void noteServices(settings, note);
  opened.web = await openWeb(settings, {
    rootDir,
    isCurrent: follower.isCurrent,
    isDevelopment,
    pageChecks,
    listMostRead,
    onAnswered,
    follow: opened.tracing?.follow,
  });
}

async function demoSignIn({ seed, dataDir, hasPasswords }: Env): Promise<string> {
  if (seed !== 'story' || !hasPasswords) return '';
  const text = await readFile(path.join(dataDir, 'demo-sign-in.json'), 'utf8').catch(
    () => undefined,
  );
  if (text === undefined) return '';
  const { email, password } = JSON.parse(text) as { email: string; password: string };
  return `Sign in as ${email} with the password ${password}\n`;
}

const firstOperator = (link: string | undefined) =>
  link === undefined
    ? ''
    : `This site has no operator yet. Open this link to make the account that runs it; it works once:\n${link}\n`;
