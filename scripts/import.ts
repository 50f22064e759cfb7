import { parseArgs } from 'node:util';
import { actorForScript } from '../src/features/auth/server/service';
import { closeDb } from '../src/server/db/client';
import { isDatabaseUnavailable } from '../src/server/db/unavailable';
import { PlainError } from '../src/server/plain-error';
import { connectDatabase } from './database';
import { importLines } from './import/import-lines';
import { makeProgress } from './import/progress';
import { openLines } from './import/read-lines';
import { addTo, linesAbout, noTotals, summaryOf } from './import/report';

const USAGE =
  'Usage: npm run import -- FILE [--creator E-MAIL]\nFILE holds guides as JSON: one a line (NDJSON), one object or a list; plain or packed with gzip. docs/import-formats.md has their fields.';
const STOPPED = 130;

type Arguments = { file: string; email: string | undefined };

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { creator: { type: 'string' } },
    });
    const [file, ...rest] = positionals;
    if (file && rest.length === 0) return { file, email: values.creator };
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error), USAGE);
  }
  throw new PlainError('Which file?', USAGE);
}

async function findCreator(email: string | undefined) {
  const creator = await actorForScript(email).catch((error: unknown) => {
    if ((error as { code?: string }).code !== 'P2021') throw error;
    throw new PlainError(
      'The database has no tables yet.',
      'Start the product once with npm start, then import again.',
    );
  });
  if (creator) return creator;
  throw email === undefined
    ? new PlainError(
        'There is no creator yet whom the guides could belong to.',
        'Start the product, sign up, then import again.',
      )
    : new PlainError(
        `There is no creator with the e-mail ${email}.`,
        'Sign up with it first, or give another one after --creator.',
      );
}

/**
 * Imports the file.
 * @returns the exit code: 0 when everything was imported, 1 when something was refused, 130 when
 * interrupted
 */
async function run({ file, email }: Arguments): Promise<number> {
  const source = await openLines(file).catch((error: Error) => {
    throw new PlainError(
      `${file} cannot be read: ${error.message}.`,
      'Check the path and its permissions.',
    );
  });
  const { actor, name } = await findCreator(email);
  const progress = makeProgress(process.stderr);
  const totals = noTotals();
  const startedAt = performance.now();
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  let lastLine = 0;
  try {
    for await (const report of importLines(actor, source.lines)) {
      addTo(totals, report);
      lastLine = report.line;
      const about = linesAbout(report);
      if (about.length > 0) progress.clear();
      for (const line of about) process.stdout.write(`${line}\n`);
      progress.show(
        source.readBytes() / source.sizeBytes,
        `${totals.imported + totals.known} guides`,
      );
      if (stopped) break;
    }
  } catch (error) {
    progress.clear();
    throw interruption(error, lastLine);
  } finally {
    await source.close();
  }
  progress.clear();
  process.stdout.write(`${summaryOf(totals, name, (performance.now() - startedAt) / 1000)}\n`);
  if (stopped)
    process.stdout.write(
      `Stopped after line ${lastLine}. Everything up to it is kept; import the file again to go on.\n`,
    );
  return stopped ? STOPPED : Number(totals.refused > 0);
}

function interruption(error: unknown, lastLine: number): unknown {
  const kept = `Everything up to line ${lastLine} is kept.`;
  if (isDatabaseUnavailable(error))
    return new PlainError(
      'The database cannot be reached any more.',
      'Import the file again to go on.',
      { kept, cause: error },
    );
  const { code } = error as { code?: string };
  return code?.startsWith('Z_')
    ? new PlainError('The packed file is damaged or incomplete.', 'Get it again and import it.', {
        kept,
        cause: error,
      })
    : error;
}

try {
  const options = readArguments();
  const database = await connectDatabase();
  try {
    process.exitCode = await run(options);
  } finally {
    await closeDb();
    await database.stop();
  }
} catch (error) {
  if (!(error instanceof PlainError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
