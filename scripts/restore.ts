import { parseArgs } from 'node:util';
import { checkBackup } from '../src/server/backup/restore';
import { EnvError } from '../src/server/env/env';
import { PlainError } from '../src/server/plain-error';
import { makeProgress } from './import/progress';
import { counts, madeAt, restoreInPlace } from './restore-backup';

const OPTIONS = {
  check: { type: 'boolean', default: false },
  'keep-pictures': { type: 'boolean', default: false },
  deletions: { type: 'string', multiple: true, default: [] as string[] },
} as const;
const STOPPED = 130;
const USAGE = 'Usage: npm run restore -- FILE [--check | [--keep-pictures] [--deletions FILE]…]';

function readArguments() {
  try {
    const {
      positionals: [file, ...others],
      values,
    } = parseArgs({ allowPositionals: true, options: OPTIONS });
    if (file === undefined || others.length > 0)
      throw new Error('Name the one backup that is to be restored.');
    return {
      file,
      isCheck: values.check,
      keepPictures: values['keep-pictures'],
      journals: values.deletions,
    };
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error), USAGE);
  }
}

const say = (words: string) => void process.stdout.write(`${words}\n`);
const progress = makeProgress(process.stderr);
const rootDir = process.cwd();
// So that an embedded database that was started for this also stops; by then nothing or everything
// was committed.
process.once('SIGINT', () => process.exit(STOPPED));

try {
  const { file, isCheck, keepPictures, journals } = readArguments();
  if (isCheck) {
    const { about, complete } = await checkBackup(file, rootDir);
    say(`${file} is whole: ${counts(complete)} ${madeAt(about)}.`);
  } else {
    await restoreInPlace(file, { rootDir, keepPictures, journals, say, progress });
    say(
      'Start it with npm start. Everybody has to sign in again. Passwords, access tokens and webhooks are those of the backup, also if they were changed or removed since: see docs/operations.md.',
    );
  }
} catch (error) {
  progress.clear();
  if (!(error instanceof PlainError) && !(error instanceof EnvError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
