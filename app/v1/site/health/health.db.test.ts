import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { env } from '@/server/env/env';
import { storeIn } from '@/server/storage/store';
import { call } from '@/testing/api';
import { buildCreator, buildOperator, buildToken } from '@/testing/database/factories';
import { GET as readHealth, POST as checkHealth } from './route';

const before = { ...env() };
afterEach(() => {
  Object.assign(env(), before);
  vi.restoreAllMocks();
});

const codes = (body: { findings: { code: string }[] }) => body.findings.map(({ code }) => code);

it('an operator checks what is good, what is not, and what to do', async () => {
  const operator = await buildOperator();
  const { status, body } = await call(checkHealth, { method: 'POST', token: operator.token });
  expect(status).toBe(200);
  expect(body.findings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'databaseGood', state: 'good', check: 'database' }),
      expect.objectContaining({ code: 'storageGood' }),
      {
        check: 'mail',
        state: 'warning',
        code: 'mailFiles',
        values: {},
        message: expect.stringMatching(/Set SMTP_URL\.$/),
      },
    ]),
  );
});

it('reading writes no file and does not connect to the mail server', async () => {
  const operator = await buildOperator();
  let connections = 0;
  const mailServer = createServer(() => (connections += 1)).listen(0, '127.0.0.1');
  await once(mailServer, 'listening');
  const { port } = mailServer.address() as AddressInfo;
  const mail = { ...env().mail, smtpUrl: `smtp://127.0.0.1:${port}`, from: 'makerstep@localhost' };
  Object.assign(env(), { mail, oidc: { issuer: 'http://127.0.0.1:1' } });
  const write = vi.spyOn(storeIn('disk'), 'write');
  const { body } = await call(readHealth, { token: operator.token });
  expect(codes(body)).toEqual(
    expect.arrayContaining(['databaseGood', 'mailSender', 'clockGood', 'signInSilent']),
  );
  expect(body.findings).not.toContainEqual(expect.objectContaining({ check: 'storage' }));
  expect(write).not.toHaveBeenCalled();
  expect(connections).toBe(0);
  mailServer.close();
});

it('checks ten times in ten minutes, and reads any time', async () => {
  const operator = await buildOperator();
  const check = async () =>
    (await call(checkHealth, { method: 'POST', token: operator.token })).status;
  for (const _ of Array(10)) expect(await check()).toBe(200);
  expect(await check()).toBe(429);
  expect((await call(readHealth, { token: operator.token })).status).toBe(200);
});

it('a token of an operator needs its scope, and nobody else may ask', async () => {
  const operator = await buildOperator();
  const statuses = async (token: string) => [
    (await call(readHealth, { token })).status,
    (await call(checkHealth, { method: 'POST', token })).status,
  ];
  expect(await statuses((await buildToken(operator, ['operate'])).token)).toEqual([200, 200]);
  expect(await statuses((await buildToken(operator, ['read'])).token)).toEqual([403, 403]);
  expect(await statuses((await buildCreator()).token)).toEqual([403, 403]);
});
