import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '../plain-error';
import { type Children, lastLines } from './children';

const SOURCES = [
  'app',
  'src',
  'messages',
  'public',
  'prisma/schema.prisma',
  'next.config.ts',
  'middleware.ts',
  'instrumentation.ts',
  'package-lock.json',
  'tailwind.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
];
const NOT_BUILT =
  /\.test\.tsx?$|^src\/(?:testing|server\/(?:start|embedded-postgres|db\/generated))\//;
const MARK = '.next/makerstep-build.json';
const SHOWN_LINES = 12;
const HASH_SHOWN = 7;

interface BuildOptions {
  rootDir: string;
  dataDir: string;
  children: Children;
  note: (text: string) => void;
  timed: <T>(text: string, work: () => Promise<T>) => Promise<T>;
}

/** The release of this process: the version of the package and, in short, of its build. */
export async function releaseName(rootDir: string): Promise<string> {
  const read = async (file: string, key: string) => {
    const text = await readFile(path.join(rootDir, file), 'utf8').catch(() => '{}');
    return (JSON.parse(text) as Record<string, string>)[key];
  };
  const hash = await read(MARK, 'hash');
  return [await read('package.json', 'version'), hash?.slice(0, HASH_SHOWN)]
    .filter(Boolean)
    .join('-');
}

/**
 * Builds the pages when there is no build or a source has changed.
 * @throws {PlainError} with the last lines of a failed build
 */
export async function ensureBuild({
  rootDir,
  dataDir,
  children,
  note,
  timed,
}: BuildOptions): Promise<void> {
  const mark = path.join(rootDir, MARK);
  // An image contains the build without its sources.
  if (!existsSync(path.join(rootDir, 'app')) && existsSync(mark)) return note('the build is there');
  const hash = await hashSources(rootDir);
  const built = await readFile(mark, 'utf8').then(
    (text) => (JSON.parse(text) as { hash?: string }).hash,
    () => undefined,
  );
  if (built === hash) return note('the build is up to date');
  await rm(mark, { force: true });
  const logFile = path.join(dataDir, 'build.log');
  const { isGood, isOutOfMemory, output } = await timed(
    built === undefined
      ? 'building (once; later starts skip this)'
      : 'building again, as sources changed',
    // Without a database: build results outlive changes, so they must not contain what may be
    // unpublished.
    () =>
      children.run('node_modules/next/dist/bin/next', ['build'], {
        logFile,
        env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', DATABASE_URL: '' },
      }),
  );
  const kept = 'The database is kept as it is.';
  if (!isGood && isOutOfMemory) {
    throw new PlainError(
      'The build was ended, as the machine or its container has too little memory: it takes up to 2 GB once.',
      `Close other programs, raise the limit or add swap (docs/install.md, "Memory for the build"), and start again. The whole log is ${logFile}.`,
      { kept, cause: new Error(output) },
    );
  }
  if (!isGood) {
    throw new PlainError(
      `The pages could not be built. The last lines of the build:\n${lastLines(output, SHOWN_LINES)}\n`,
      `The whole log is ${logFile}. Correct the cause and start again.`,
      { kept, cause: new Error(output) },
    );
  }
  await mkdir(path.dirname(mark), { recursive: true });
  await writeFile(mark, `${JSON.stringify({ hash })}\n`);
}

async function hashSources(rootDir: string): Promise<string> {
  // Builds with and without the pages for developers differ (next.config.ts).
  const hash = createHash('sha256').update(process.env.DEV_PAGES ?? '');
  for (const source of SOURCES) {
    for (const file of await filesOf(rootDir, source))
      hash
        .update(`${file}\0`)
        .update(await readFile(path.join(rootDir, file)))
        .update('\0');
  }
  return hash.digest('hex');
}

async function filesOf(rootDir: string, source: string): Promise<string[]> {
  const info = await stat(path.join(rootDir, source)).catch(() => undefined);
  if (!info) return [];
  if (info.isFile()) return [source];
  const entries = await readdir(path.join(rootDir, source), {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(rootDir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .filter((file) => !NOT_BUILT.test(file))
    .sort();
}
