import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from './fixtures';
import { emailLinkFor } from './mails';

const run = promisify(execFile);

/**
 * Names an operator as on the machine that runs the product, after the confirmation of the e-mail,
 * which ends the sessions there were.
 */
export async function makeOperator(email: string): Promise<void> {
  const { origin, search } = new URL(await emailLinkFor(email, 'confirmation'));
  const confirmed = await fetch(`${origin}/v1/auth/confirm-email${search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(confirmed.status).toBe(204);
  await run(process.execPath, ['scripts/makerstep.mjs', 'operator', 'add', email], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  });
}
