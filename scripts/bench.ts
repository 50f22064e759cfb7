import { parseArgs } from 'node:util';
import type { BenchOptions } from './bench/options';
import { PlainError } from '../src/server/plain-error';

// Prisma reads relations in parallel within a transaction, about which pg warns.
process.noDeprecation = true;

const OPTIONS = {
  sizes: { type: 'string' },
  queries: { type: 'string' },
  generator: { type: 'string' },
  keep: { type: 'string' },
  photos: { type: 'string' },
  visits: { type: 'string' },
} as const;
const USAGE =
  'Usage: npm run bench -- [NAME …] [--sizes 10000,100000] [--queries 40] [--generator FILE] [--keep FOLDER] [--photos 50] [--visits 36000]';

/** Each prints how long something takes, next to a simpler baseline in the same run. */
const BENCHES: Record<string, () => Promise<{ run: (options: BenchOptions) => Promise<void> }>> = {
  analytics: () => import('./bench/analytics'),
  explore: () => import('./bench/explore'),
  guide: () => import('./bench/guide'),
  load: () => import('./bench/load'),
  memory: () => import('./bench/memory'),
  pages: () => import('./bench/pages'),
  pictures: () => import('./bench/pictures'),
};

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error), USAGE);
  }
}

try {
  const { positionals, values } = readArguments();
  const unknown = positionals.filter((name) => !(name in BENCHES));
  if (unknown.length > 0)
    throw new PlainError(
      `There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`,
      USAGE,
    );
  for (const name of positionals.length > 0 ? positionals : Object.keys(BENCHES)) {
    process.stdout.write(`\n== ${name}\n`);
    await (await BENCHES[name]?.())?.run(values);
  }
} catch (error) {
  if (!(error instanceof PlainError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
