import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TOKEN_SCOPES } from '@/features/auth/personal-tokens/constants';
import { CONTRACTS } from '@/features/contracts';
import { withConnection } from '@/server/embedded-postgres/connection';
import { isForOperators } from '@/shared/http/contract';
import { call, type CallOptions } from '@/testing/api';
import { allRows } from '@/testing/database/database-facts';
import { buildCreator, buildOperator, buildToken } from '@/testing/database/factories';
import { db } from '@/server/db/client';
import { allCalls, type ApiCall } from '../_testing/all-calls';
import { bodiesFor, buildWhole, nameOf, optionsFor, paramsOf } from '../_testing/good-bodies';

let calls: ApiCall[];
let mine: Awaited<ReturnType<typeof buildWhole>>;
beforeAll(async () => {
  calls = (await allCalls()).filter(({ address }) => address.startsWith('site/'));
});
beforeEach(async () => {
  mine = await buildWhole({ creator: await buildOperator() });
});

/** The valid call, a broken one, and one about nothing that exists. */
const shapesOf = (each: ApiCall): CallOptions[] => {
  const good = optionsFor(each, bodiesFor(mine.project), paramsOf(mine));
  const params = Object.fromEntries(
    Object.keys(good.params ?? {}).map((name) => [name, 'nonsense']),
  );
  return [
    good,
    { ...good, params },
    ...(each.method === 'GET' ? [] : [{ method: each.method, raw: '{broken' }]),
  ];
};
/** All rows but counted attempts and the last use of sessions and tokens. */
async function everything() {
  const {
    rate_limit: _l,
    session: _s,
    personal_token: _t,
    ...rows
  } = await withConnection(process.env.DATABASE_URL ?? '', allRows);
  return rows;
}
async function refusals(token?: string) {
  const seen = new Set<string>();
  for (const each of calls)
    for (const options of shapesOf(each)) {
      const { status, body } = await call(each.handler, {
        ...options,
        ...(token ? { token } : {}),
      });
      seen.add(`${status} ${body?.error?.code ?? ''}`);
      if (status < 400) throw new Error(`${nameOf(each)} answered ${status}.`);
    }
  return [...seen];
}

describe('every call of operators', () => {
  // security: Operators
  it('is one of the contracts, and none of them is public', () => {
    const declared = CONTRACTS.filter(isForOperators);
    expect(calls.map(nameOf).sort()).toEqual(
      declared
        .map(({ method, path }) =>
          `${method} ${path.slice(1)}`.replaceAll('{', '[').replaceAll('}', ']'),
        )
        .sort(),
    );
    expect(declared.length).toBeGreaterThan(0);
    for (const { scope } of declared) expect(['operate', 'session']).toContain(scope);
  });

  // security: Operators
  it('refuses everybody else before it reads anything, and changes nothing', async () => {
    const member = await buildCreator();
    const tokens = [
      await buildToken(member, [...TOKEN_SCOPES]),
      await buildToken(member, ['operate']),
    ];
    const before = await everything();
    expect(await refusals()).toEqual(['401 unauthenticated']);
    for (const token of [member.token, ...tokens.map((one) => one.token)])
      expect(await refusals(token)).toEqual(['403 forbidden']);
    expect(await everything()).toEqual(before);
  });

  // security: Operators
  it('needs the scope of a token, which works only while its account is an operator', async () => {
    const { creator } = mine;
    const { token: without } = await buildToken(creator, ['read', 'write', 'publish']);
    const { token } = await buildToken(creator, ['operate']);
    for (const each of calls) {
      const [good = {}] = shapesOf(each);
      const isForSessions = CONTRACTS.some(
        ({ method, path, scope }) =>
          scope === 'session' &&
          `${method} ${path}` ===
            `${each.method} /${each.address.replaceAll('[', '{').replaceAll(']', '}')}`,
      );
      const refused = await call(each.handler, { ...good, token: without });
      expect([refused.status, refused.body.error.code], nameOf(each)).toEqual([
        403,
        isForSessions ? 'session_required' : 'token_needs_operate',
      ]);
      if (isForSessions)
        expect((await call(each.handler, { ...good, token })).status, nameOf(each)).toBe(403);
    }
    const list = calls.find((each) => nameOf(each) === 'GET site/operators');
    if (!list) throw new Error('There is no list of operators.');
    expect((await call(list.handler, { token })).status).toBe(200);
    await db().user.update({ where: { id: creator.actor.userId }, data: { isOperator: false } });
    for (const used of [token, creator.token]) {
      const { status, body } = await call(list.handler, { token: used });
      expect([status, body.error.code]).toEqual([403, 'forbidden']);
    }
  });
});
