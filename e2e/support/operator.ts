import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Names an operator as on the machine that runs the product. */
export const makeOperator = (email: string) =>
  run(process.execPath, ['scripts/makerstep.mjs', 'operator', 'add', email], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  });
