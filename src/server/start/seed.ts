import { access, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withConnection } from '../embedded-postgres/connection';
import { PlainError } from '../plain-error';
import { type Children, lastLines } from './children';

const BUILT = ['dist/seed.mjs'] as const;
const FROM_SOURCE = [
  'node_modules/tsx/dist/cli.mjs',
  '--tsconfig',
  'tsconfig.server.json',
  'prisma/seed.ts',
] as const;

/**
 * Seeds the demo guides into an empty database. A mark in the data folder lets the next start
 * continue an interrupted seed.
 * @throws {PlainError} when it fails
 */
export async function seedDemo(
  url: string,
  options: {
    dataDir: string;
    isDevelopment: boolean;
    children: Children;
    note: (text: string) => void;
  },
): Promise<void> {
  const { dataDir, isDevelopment, children, note } = options;
  const mark = path.join(dataDir, 'sowing');
  const isBrokenOff = await access(mark).then(
    () => true,
    () => false,
  );
  const accounts = await withConnection(url, (client) =>
    client.query('SELECT 1 FROM user_account LIMIT 1'),
  );
  if (!isBrokenOff && accounts.rowCount !== 0) return note('there already');
  await writeFile(mark, '');
  const logFile = path.join(dataDir, 'seed.log');
  const [script, ...args] = isDevelopment ? FROM_SOURCE : BUILT;
  const { isGood, output } = await children.run(script, args, {
    logFile,
    env: { NODE_NO_WARNINGS: '1' },
    onLine: (line) => {
      if (!line.startsWith('{')) note(line.trim());
    },
  });
  if (!isGood) {
    throw new PlainError(
      `The example guides could not be made: ${lastLines(output, 3).replaceAll('\n', ' ')}.`,
      `The whole output is in ${logFile}. Start again to go on, or start with SEED=off for an empty product.`,
      { kept: 'What is already there is kept.', cause: new Error(output) },
    );
  }
  await rm(mark, { force: true });
}
