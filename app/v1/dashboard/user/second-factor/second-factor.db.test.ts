import { beforeEach, expect, it, vi } from 'vitest';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { BUILT_PASSWORD, buildCreator, type TestCreator } from '@/testing/database/factories';
import { Authenticator } from '@/testing/stand-ins/authenticator';
import { queuedMails } from '@/testing/stand-ins/mailbox';
import { codeOf, turnOnCodes } from '../../../_testing/second-factor';
import { GET as exportAccount } from '../export/route';
import { POST as challenge } from './challenge/route';
import { PUT as confirmCodes, POST as beginCodes } from './codes/route';
import { PUT as addPasskey, POST as beginPasskey } from './passkeys/route';
import { POST as renew } from './recovery-codes/route';
import { GET as read, DELETE as remove } from './route';

let ana: TestCreator;
beforeEach(async () => {
  ana = await buildCreator();
});
const proof = { currentPassword: BUILT_PASSWORD };
const ask = (handler: Parameters<typeof call>[0], body: object, method = 'POST') =>
  call(handler, { method, token: ana.token, body });
const codeAnd = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body?.error?.code];
const whats = async () => (await queuedMails()).map(({ data }) => data.what);

// security: Second factor
it('begins only with the password, and counts from the first code of the app on', async () => {
  for (const handler of [beginCodes, beginPasskey])
    for (const body of [{}, { currentPassword: 'wrong' }])
      expect((await ask(handler, body)).status).toBe(422);
  const { body } = await ask(beginCodes, proof);
  expect(body.uri).toContain(`secret=${body.secret}`);
  expect(codeAnd(await ask(confirmCodes, { code: '000000' }, 'PUT'))).toEqual([
    403,
    'second_factor_refused',
  ]);
  expect((await db().user.findFirstOrThrow()).secondFactorAt).toBeNull();
  const done = await ask(confirmCodes, { code: codeOf(body.secret) }, 'PUT');
  expect(done.body.recoveryCodes).toHaveLength(10);
  const view = await call(read, { token: ana.token });
  expect(view.body).toMatchObject({ passkeys: [], recoveryCodesLeft: 10 });
  expect(await whats()).toEqual(['on']);
});

// security: Second factor
it('changes only with the password and a factor once it is on', async () => {
  const { secret, recoveryCodes } = await turnOnCodes(ana);
  for (const handler of [beginCodes, beginPasskey, renew])
    expect((await ask(handler, proof)).status).toBe(422);
  const refused = await ask(remove, { ...proof, factor: 'x', what: 'all' }, 'DELETE');
  expect(codeAnd(refused)).toEqual([403, 'second_factor_refused']);
  const noPassword = { factor: recoveryCodes[0], what: 'all' };
  expect((await ask(remove, noPassword, 'DELETE')).status).toBe(422);
  const renewed = await ask(renew, { ...proof, factor: recoveryCodes[0] });
  expect(renewed.body.recoveryCodes).toHaveLength(10);
  const former = await ask(renew, { ...proof, factor: recoveryCodes[1] });
  expect(codeAnd(former)).toEqual([403, 'second_factor_refused']);
  const off = { ...proof, factor: codeOf(secret), what: 'all' };
  expect((await ask(remove, off, 'DELETE')).status).toBe(204);
  expect((await whats()).slice(-2)).toEqual(['recoveryRenewed', 'off']);
  expect((await db().user.findFirstOrThrow()).secondFactorAt).toBeNull();
});

// security: Second factor
it('takes a new passkey for its own challenge only, and no challenge twice', async () => {
  const key = new Authenticator();
  const add = (options: { challenge: string }) =>
    ask(addPasskey, { name: 'Key', passkey: key.create(options) }, 'PUT');
  const refused = [403, 'second_factor_refused'];
  expect(codeAnd(await add({ challenge: 'mine' }))).toEqual(refused);
  // The challenge of a proof, which needs no password.
  expect(
    codeAnd(await add((await call(challenge, { method: 'POST', token: ana.token })).body)),
  ).toEqual(refused);
  const { body } = await ask(beginPasskey, proof);
  expect((await add(body)).status).toBe(200);
  expect(codeAnd(await add(body))).toEqual(refused);
  const [passkey] = (await call(read, { token: ana.token })).body.passkeys;
  expect(passkey.name).toBe('Key');
});

// security: Outgoing
it.each(['packed', 'apple', 'android-key', 'android-safetynet'])(
  'takes a passkey with an attestation by %s without looking at that, nor asking other servers',
  async (fmt) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { body } = await ask(beginPasskey, proof);
    const passkey = new Authenticator().create(body, { fmt });
    expect((await ask(addPasskey, { name: 'Key', passkey }, 'PUT')).status).toBe(200);
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  },
);

// security: Second factor
it('ends what was begun without a factor as soon as there is one, also in the same session', async () => {
  const key = new Authenticator();
  const add = (options: { challenge: string }) =>
    ask(addPasskey, { name: 'Key', passkey: key.create(options) }, 'PUT');
  const { body: passkey } = await ask(beginPasskey, proof);
  await turnOnCodes(ana);
  expect((await add(passkey)).status).toBe(403);
  await db().oneTimeCode.deleteMany();
  await db().user.updateMany({ data: { secondFactorAt: null } });

  const { body: codes } = await ask(beginCodes, proof);
  expect((await add((await ask(beginPasskey, proof)).body)).status).toBe(200);
  expect((await ask(confirmCodes, { code: codeOf(codes.secret) }, 'PUT')).status).toBe(403);
  expect((await db().user.findFirstOrThrow()).secondFactorAt).not.toBeNull();
});

// security: Second factor
it('removes a passkey of its own account only', async () => {
  const { secret } = await turnOnCodes(ana);
  const eve = await buildCreator();
  const other = await db().passkey.create({
    data: {
      userId: eve.actor.userId,
      credentialId: 'x',
      publicKey: Buffer.from('x'),
      counter: 0,
      name: 'Of Eve',
    },
  });
  const answer = await ask(remove, { ...proof, factor: codeOf(secret), what: other.id }, 'DELETE');
  expect(answer.status).toBe(404);
  expect(await db().passkey.count()).toBe(1);
});

// security: Second factor
it('shows no secret, in the export neither', async () => {
  const { secret, recoveryCodes } = await turnOnCodes(ana);
  const { body } = await call(exportAccount, { token: ana.token });
  const text = JSON.stringify(body);
  expect(text).toContain('codesSince');
  const row = await db().oneTimeCode.findFirstOrThrow();
  for (const hidden of [secret, row.secret ?? '', ...recoveryCodes])
    expect(text).not.toContain(hidden);
  expect(JSON.stringify(row)).not.toContain(secret);
});
