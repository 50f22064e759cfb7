import { expect, it } from 'vitest';
import { call } from '@/testing/api';
import { buildCreator, buildOperator, buildToken } from '@/testing/database/factories';
import { GET as readHealth } from './route';

it('an operator reads what is good, what is not, and what to do', async () => {
  const operator = await buildOperator();
  const { status, body } = await call(readHealth, { token: operator.token });
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

it('a token of an operator needs its scope, and nobody else may ask', async () => {
  const operator = await buildOperator();
  const read = async (token: string) => (await call(readHealth, { token })).status;
  expect(await read((await buildToken(operator, ['operate'])).token)).toBe(200);
  expect(await read((await buildToken(operator, ['read'])).token)).toBe(403);
  expect(await read((await buildCreator()).token)).toBe(403);
});
