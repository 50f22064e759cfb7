import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findEmbeddedPostgres } from '../../src/server/embedded-postgres/start';
import { type Running, startServer } from '../../src/testing/database/processes';
import { serviceEnvironment } from './database';

const ROOT = path.join(import.meta.dirname, '../..');
/** Part of prerendered pages: the URL of a plain `npm start`, so that its build can be used. */
const PUBLIC_URL = process.env.PUBLIC_URL ?? 'http://localhost:3000';

/** The command of `npm start`, without npm: environment and Node arguments. */
async function startCommand() {
  const { scripts } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const [before = '', after = ''] = scripts.start.split(' node ');
  return {
    env: Object.fromEntries(before.split(' ').map((setting) => setting.split('='))),
    args: after.split(' '),
  };
}

/**
 * Runs `work` with the product started as a person would, empty. The services of this process use
 * its database, at `url`. Everything is removed afterwards.
 * @param env further settings of the product
 */
export async function onProduct(
  env: Record<string, string>,
  work: (product: Running, url: string) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'makerstep-bench-'));
  let product: Running | undefined;
  try {
    process.stdout.write(
      'Starting the product (it builds its pages when they are not up to date) …\n',
    );
    const command = await startCommand();
    product = await startServer(() => command.args, {
      cwd: ROOT,
      env: {
        ...command.env,
        DATA_DIR: dataDir,
        PUBLIC_URL,
        SEED: 'off',
        HOST: '127.0.0.1',
        DATABASE_URL: '',
        ...env,
      },
      readyPath: '/readyz',
    });
    const url = (await findEmbeddedPostgres(dataDir))?.urlOf('makerstep');
    if (!url) throw new Error('The product runs without its database.');
    Object.assign(process.env, { ...serviceEnvironment(url, dataDir), PUBLIC_URL });
    await work(product, url);
  } finally {
    await product?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
