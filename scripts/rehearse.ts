import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Complete } from '../src/server/backup/contents';
import {
  type Holdings,
  makeReader,
  readHoldings,
  stopOutgoing,
} from '../src/server/backup/rehearsal';
import { withConnection } from '../src/server/embedded-postgres/connection';
import { ENV_VARIABLES, EnvError } from '../src/server/env/env';
import { PlainError } from '../src/server/plain-error';
import { lastLines } from '../src/server/start/children';
import { type Running, startServer } from '../src/testing/database/processes';
import { connectDatabase } from './database';
import { makeProgress } from './import/progress';
import { type Finding, lookAtSite } from './rehearse/look-at-site';
import { restoreInPlace } from './restore-backup';

const USAGE = 'Usage: npm run rehearse -- FILE';
const STOPPED = 130;
const STOP_TIMEOUT_MS = 30_000;
/** Its database may still be ending. */
const REMOVAL = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 };
const SHOWN_LINES = 12;
const rootDir = process.cwd();
const say = (words: string) => void process.stdout.write(`${words}\n`);

function readFile(): string {
  try {
    const {
      positionals: [file, ...others],
    } = parseArgs({ allowPositionals: true });
    if (file === undefined || others.length > 0)
      throw new Error('Name the one backup whose restore is rehearsed.');
    return file;
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error), USAGE);
  }
}

/**
 * Makes an environment in which nothing is the real site's: every setting is off or at its default,
 * also those in `.env`, so that nothing leaves this machine.
 */
function isolate(dataDir: string): void {
  for (const name of Object.keys(process.env)) if (/^PG[A-Z]/.test(name)) delete process.env[name];
  for (const name of ENV_VARIABLES) process.env[name] = '';
  Object.assign(process.env, {
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    SEED: 'off',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  });
}

async function holdingsOfCopy(): Promise<Holdings & { token: string }> {
  process.env.DATABASE_URL = '';
  const database = await connectDatabase();
  try {
    return await withConnection(process.env.DATABASE_URL, async (client) => {
      await stopOutgoing(client);
      return { ...(await readHoldings(client)), token: await makeReader(client) };
    });
  } finally {
    await database.stop();
    process.env.DATABASE_URL = '';
  }
}

/** Reports whether the copy has as many rows as the backup, but for what was deleted since. */
function compare(
  name: string,
  table: string,
  { complete, repeated, count }: { complete: Complete; repeated: number; count: number },
): Finding {
  const inBackup = complete.rows[table] ?? 0;
  const isGood = repeated > 0 ? count <= inBackup : count === inBackup;
  const since = count < inBackup && isGood ? ', as some were deleted since' : '';
  return { isGood, words: `${count} of ${inBackup} ${name} are in the copy${since}` };
}

async function startCopy(): Promise<Running> {
  return startServer(() => ['--max-semi-space-size=4', 'scripts/serve.mjs'], {
    cwd: rootDir,
    env: {},
    readyPath: '/readyz',
  }).catch((cause: Error) => {
    throw new PlainError(
      `The product does not start with this backup:\n${lastLines(cause.message, SHOWN_LINES)}\n`,
      'Correct the cause and rehearse again.',
      { kept: 'The real site was not touched, and the copy is removed.', cause },
    );
  });
}

async function rehearse(file: string): Promise<Finding[]> {
  const progress = makeProgress(process.stderr);
  const restored = await restoreInPlace(file, {
    rootDir,
    keepPictures: false,
    journals: [],
    say,
    progress,
  }).finally(progress.clear);
  const holdings = await holdingsOfCopy();
  say('Starting the product with it; a build that is missing is made first …');
  starting = startCopy();
  const site = await starting;
  try {
    return [
      compare('accounts', 'user_account', { ...restored, count: holdings.accounts }),
      compare('guides', 'project', { ...restored, count: holdings.guides }),
      ...(await lookAtSite(`http://127.0.0.1:${site.port}`, holdings)),
    ];
  } finally {
    await site.stop();
  }
}

/** Stops the copy where it runs; the exit then stops the database of a restore. */
async function stopEarly(): Promise<void> {
  const stopped = starting?.then((site) => site.stop()).catch(() => undefined);
  await Promise.race([stopped, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
  process.stderr.write('Stopped. The copy is removed, and the real site was not touched.\n');
  process.exit(STOPPED);
}

let starting: Promise<Running> | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopEarly());
const startedAtMs = Date.now();
try {
  const file = path.resolve(readFile());
  const dataDir = await mkdtemp(path.join(tmpdir(), 'makerstep-rehearsal-'));
  process.once('exit', () => rmSync(dataDir, REMOVAL));
  // Under root, PostgreSQL runs as another user, which has to traverse it.
  if (process.getuid?.() === 0) await chmod(dataDir, 0o711);
  isolate(dataDir);
  const findings = await rehearse(file);
  for (const { isGood, words } of findings) say(`${isGood ? 'ok   ' : 'FAULT'}  ${words}.`);
  const seconds = Math.round((Date.now() - startedAtMs) / 1_000);
  const isGood = findings.every((finding) => finding.isGood);
  say(
    isGood
      ? `The rehearsal is good, after ${seconds} s: this backup can be restored. Nothing left this machine, and the copy is removed.`
      : `The rehearsal found faults, after ${seconds} s. The real site was not touched, and the copy is removed. Make another backup and rehearse again; report it if it comes back.`,
  );
  if (!isGood) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof PlainError) && !(error instanceof EnvError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
