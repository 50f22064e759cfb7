import { encode } from 'next-auth/jwt';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  firstOperatorLink,
  noteEmptyInstallation,
} from '@/features/site/server/first-operator/service';
import { setOperator } from '@/features/site/server/operators/service';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { refusalCounts } from '@/server/logging/limit-log';
import { logger } from '@/server/logging/logger';
import { CLIENT_IP_HEADER } from '@/shared/http/headers';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import { POST } from './route';

const OWN = { 'sec-fetch-site': 'same-origin' };
const tokenOf = (link = '') => new URL(link).searchParams.get('token') ?? '';
async function press(
  token: string,
  creator?: TestCreator,
  headers: Record<string, string> = OWN,
): Promise<string> {
  const cookie = creator
    ? await encode({
        token: { sessionId: creator.actor.sessionId },
        secret: env().nextAuthSecret ?? '',
      })
    : undefined;
  const answer = await POST(
    new Request('http://localhost:3000/api/operator', {
      method: 'POST',
      body: new URLSearchParams({ token }),
      headers: {
        [CLIENT_IP_HEADER]: address,
        ...headers,
        ...(cookie ? { cookie: `next-auth.session-token=${cookie}` } : {}),
      },
    }),
  );
  return `${answer.status} ${answer.headers.get('location')}`;
}
const operators = () => db().user.count({ where: { isOperator: true } });
const WRONG = '303 /auth/first';

let token: string;
let address = '';
let tests = 0;
beforeEach(async () => {
  address = `192.0.2.${(tests += 1)}`;
  Object.assign(env(), { nextAuthSecret: 'a secret of this test' });
  await noteEmptyInstallation();
  token = tokenOf(await firstOperatorLink());
});

// security: Operators
it('makes the account that opens the link of an empty installation its operator, once', async () => {
  const [first, second] = [await buildCreator({ name: 'Olga' }), await buildCreator()];
  expect(tokenOf(await firstOperatorLink()), 'the same at each start').toBe(token);
  expect(await press(token, first)).toBe('303 /dashboard/site');
  expect(await db().user.findMany({ where: { isOperator: true }, select: { name: true } })).toEqual(
    [{ name: 'Olga' }],
  );
  expect(await db().operatorAct.findMany()).toMatchObject([
    { operatorName: 'first link', kind: 'operator_added', subjectLabel: 'Olga' },
  ]);
  expect(await firstOperatorLink()).toBeUndefined();
  expect(await press(token, second)).toBe(WRONG);
  await setOperator(first.email, false);
  await noteEmptyInstallation();
  expect(await firstOperatorLink()).toBeUndefined();
  expect(await press(token, second)).toBe(WRONG);
  expect(await operators()).toBe(0);
});

// security: Operators
it('makes one operator of two that press at once', async () => {
  const both = [await buildCreator(), await buildCreator()];
  const answers = await Promise.all(both.map((one) => press(token, one)));
  expect(answers.sort()).toEqual(['303 /auth/first', '303 /dashboard/site']);
  expect(await operators()).toBe(1);
});

// security: Operators
it('refuses a wrong link, forms of other sites, and asks who has no session to sign in', async () => {
  const creator = await buildCreator();
  for (const wrong of [
    '',
    'x',
    `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`,
    'A'.repeat(43),
  ])
    expect(await press(wrong, creator)).toBe(WRONG);
  expect(await press(token, creator, { 'sec-fetch-site': 'cross-site' })).toBe('403 null');
  expect(await press(token, creator, {})).toBe('403 null');
  expect(await press(token)).toContain('303 /auth/logout?callbackUrl=%2Fauth%2Ffirst');
  expect(await operators()).toBe(0);
});

// security: Monitoring
it('logs and counts each refused link, without the token', async () => {
  const creator = await buildCreator();
  await press(token, await buildCreator());
  const counted = refusalCounts().get('operator_link') ?? 0;
  await press(token, creator);
  await press('x', creator);
  await press(token, creator, { 'sec-fetch-site': 'cross-site' });
  const lines = vi.mocked(logger.warn).mock.calls;
  expect(lines.map(([event, fields]) => [event, fields?.limit])).toEqual(
    Array(3).fill(['operator_link_refused', 'operator_link']),
  );
  expect(JSON.stringify(lines)).not.toContain(token);
  expect(refusalCounts().get('operator_link')).toBe(counted + 3);
});

it('ends when the machine names an operator, and is not there where there were accounts', async () => {
  const { email } = await buildCreator();
  await db().user.updateMany({ data: { emailConfirmedAt: new Date() } });
  await setOperator(email, true);
  expect(await firstOperatorLink()).toBeUndefined();
  await setOperator(email, false);
  expect(await firstOperatorLink(), 'once it has ended').toBeUndefined();
  await db().setting.deleteMany();
  await noteEmptyInstallation();
  expect(await db().setting.count({ where: { key: 'first_operator' } })).toBe(0);
});
