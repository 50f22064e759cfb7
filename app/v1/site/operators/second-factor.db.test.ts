import { beforeEach, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import {
  BUILT_PASSWORD,
  buildCreator,
  buildOperator,
  buildToken,
  type TestCreator,
} from '@/testing/database/factories';
import { Authenticator } from '@/testing/stand-ins/authenticator';
import { codeOf, turnOnCodes } from '../../_testing/second-factor';
import { POST as challenge } from '../../dashboard/user/second-factor/challenge/route';
import { POST as begin, PUT as add } from '../../dashboard/user/second-factor/passkeys/route';
import { DELETE as remove } from '../../dashboard/user/second-factor/route';
import { GET as listAccounts } from '../accounts/route';
import { POST as prove } from '../proof/route';
import { GET as list, PATCH as change } from './route';

let olga: TestCreator;
beforeEach(async () => {
  olga = await buildOperator();
});
const need = (by: TestCreator, needSecondFactor = true) =>
  call(change, { method: 'PATCH', token: by.token, body: { needSecondFactor } });
const codeAnd = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body?.error?.code];
const off = (factor: string, what = 'all') =>
  call(remove, {
    method: 'DELETE',
    token: olga.token,
    body: { currentPassword: BUILT_PASSWORD, factor, what },
  });

// security: Second factor
it('is asked of operators only by one who has it, and then of each call, by session or token', async () => {
  expect(codeAnd(await need(olga))).toEqual([403, 'second_factor_required_here']);
  await turnOnCodes(olga);
  expect((await need(olga)).body.needSecondFactor).toBe(true);
  const other = await buildOperator();
  const { token } = await buildToken(other, ['operate']);
  for (const bearer of [other.token, token])
    expect(codeAnd(await call(listAccounts, { token: bearer }))).toEqual([
      403,
      'second_factor_required_here',
    ]);
  expect((await call(list, { token: olga.token })).status).toBe(200);
  await turnOnCodes(other);
  expect((await call(listAccounts, { token: other.token })).status).toBe(200);
  const creator = await buildCreator();
  expect(codeAnd(await call(listAccounts, { token: creator.token }))).toEqual([403, 'forbidden']);
  expect((await db().operatorAct.findFirstOrThrow()).details).toEqual({
    operatorsNeedSecondFactor: true,
  });
});

// security: Second factor
it('stays with operators while the site needs it, and the last one is not locked out', async () => {
  const { secret, recoveryCodes } = await turnOnCodes(olga);
  await need(olga);
  for (const what of ['all', 'codes'])
    expect(codeAnd(await off(recoveryCodes.pop() ?? '', what))).toEqual([
      409,
      'operators_need_second_factor',
    ]);
  expect((await call(list, { token: olga.token })).status).toBe(200);
  await need(olga, false);
  expect((await off(codeOf(secret))).status).toBe(204);
  expect(await db().recoveryCode.count()).toBe(0);
});

// security: Second factor
it('proves an operator by a passkey, each answer once, and not by that of another', async () => {
  const key = new Authenticator();
  const options = await call(begin, {
    token: olga.token,
    body: { currentPassword: BUILT_PASSWORD },
  });
  await call(add, {
    method: 'PUT',
    token: olga.token,
    body: { name: 'Key', passkey: key.create(options.body) },
  });
  await db().session.updateMany({ data: { provedAt: null } });
  const by = (passkey: unknown) => call(prove, { token: olga.token, body: { passkey } });
  const asked = async () => (await call(challenge, { token: olga.token })).body;
  expect(codeAnd(await by(new Authenticator().get(await asked())))).toEqual([
    403,
    'second_factor_refused',
  ]);
  const answer = key.get(await asked());
  expect((await by(answer)).status).toBe(204);
  expect((await need(olga)).status).toBe(200);
  expect(codeAnd(await by(answer))).toEqual([403, 'second_factor_refused']);
});
