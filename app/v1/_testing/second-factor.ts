import { TOTP } from 'otpauth';
import { PUT as confirm, POST as begin } from '../dashboard/user/second-factor/codes/route';
import { call } from '@/testing/api';
import { BUILT_PASSWORD, type TestCreator } from '@/testing/database/factories';

const STEP_MS = 30_000;
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });

/**
 * Turns one-time codes on for an account. The code of the step before is spent, so that those of
 * now and of the next step work.
 */
export async function turnOnCodes(
  { token }: Pick<TestCreator, 'token'>,
  currentPassword: string | undefined = BUILT_PASSWORD,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body } = await call(begin, { token, body: { currentPassword } });
  const confirmed = await call(confirm, {
    method: 'PUT',
    token,
    body: { code: codeOf(body.secret, -1) },
  });
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body));
  return { secret: body.secret, recoveryCodes: confirmed.body.recoveryCodes };
}
