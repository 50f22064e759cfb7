import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { PlainError } from '../src/server/plain-error';
import { writeContactSheets } from './screens/contact-sheets';

const BASELINES = 'e2e/screens/baselines';
const OPTIONS = {
  accept: { type: 'boolean' },
  out: { type: 'string', default: 'screens' },
} as const;
const USAGE = 'Usage: npm run screens -- [NAME …] [--accept | --out FOLDER]';
/** In ms; includes the product's first build. */
const TIME_MAX_MS = 30 * 60_000;

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error), USAGE);
  }
}

/**
 * Opens the screens in a browser.
 * @throws when one of them cannot be reached or does not exist
 */
function walk(names: readonly string[], asked: Record<string, string>, flags: string[] = []): void {
  const data = mkdtempSync(path.join(tmpdir(), 'makerstep-screens-'));
  const { status } = spawnSync(
    'npx',
    [
      'playwright',
      'test',
      '--project=screens',
      'screens.spec',
      `--global-timeout=${TIME_MAX_MS}`,
      ...flags,
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        E2E_DATA_DIR: data,
        SCREENS_ONLY: names.join(' '),
        ...asked,
      },
    },
  );
  rmSync(data, { recursive: true, force: true });
  if (status !== 0) throw new PlainError('Not every screen could be reached: see above.', USAGE);
}

/** Compresses pictures without loss: Playwright writes them a third larger. */
async function pack(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.png')) continue;
    const file = path.join(folder, name);
    const written = await readFile(file);
    const packed = await sharp(written).png({ compressionLevel: 9 }).toBuffer();
    if (packed.length < written.length) await writeFile(file, packed);
  }
}

try {
  const {
    positionals: names,
    values: { accept, out },
  } = readArguments();
  if (accept) {
    walk(names, {}, ['--update-snapshots']);
    await pack(BASELINES);
    process.stdout.write(
      `The baselines in ${BASELINES} are renewed. Look at what changed before you commit.\n`,
    );
  } else {
    const folder = path.resolve(out);
    if (names.length === 0) rmSync(path.join(folder, 'pictures'), { recursive: true, force: true });
    walk(names, { SCREENS_FOLDER: path.join(folder, 'pictures') });
    const count = await writeContactSheets(folder);
    process.stdout.write(`${count} contact sheets: ${path.join(folder, 'index.html')}\n`);
  }
} catch (error) {
  if (!(error instanceof PlainError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
