import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TOKEN_SCOPES, type TokenScope } from '@/features/auth/personal-tokens/constants';
import { mayDo, wholeScopes } from '@/features/auth/personal-tokens/model/scopes';
import type { CallScope } from '@/shared/http/contract';
import { call } from '@/testing/api';
import { buildCreator, buildToken } from '@/testing/database/factories';
import type { RouteHandler } from './_lib/route';
import { scopeRefusal } from './_lib/scope';
import { allCalls, type ApiCall } from './_testing/all-calls';
import {
  bodiesFor,
  buildWhole,
  liftLimits,
  nameOf,
  optionsFor,
  paramsOf,
} from './_testing/good-bodies';

let calls: ApiCall[];
let mine: Awaited<ReturnType<typeof buildWhole>>;
beforeAll(async () => {
  liftLimits();
  calls = (await allCalls()).filter(({ address }) => address.startsWith('dashboard/'));
});
beforeEach(async () => {
  mine = await buildWhole();
});

const needed = ({ handler }: ApiCall) => (handler as RouteHandler).contract?.scope as CallScope;
const named = (scope: string) =>
  calls
    .filter((each) => needed(each) === scope)
    .map(nameOf)
    .sort();
/** Every scope and every pair; without that of operators, which counts for no call below. */
const everySet = TOKEN_SCOPES.filter((scope) => scope !== 'operate').flatMap((scope, place, all) =>
  all.slice(place).map((other) => [...new Set([scope, other])]),
);
/** The challenge for an insufficient token (RFC 6750): no scope turns it into a session. */
const challenges: Partial<Record<string, string>> = {
  translate: 'Bearer error="insufficient_scope", scope="translate"',
  write: 'Bearer error="insufficient_scope", scope="write"',
  review: 'Bearer error="insufficient_scope", scope="review"',
  publish: 'Bearer error="insufficient_scope", scope="publish"',
  webhooks: 'Bearer error="insufficient_scope", scope="webhooks"',
  session: 'Bearer error="insufficient_scope"',
};
/** The call with a token for nothing that exists, so that an allowed call changes no data. */
const probe = (each: ApiCall, token: string, id = '22222222222z') =>
  call(each.handler, {
    ...optionsFor(each, bodiesFor(mine.project), {
      ...paramsOf(mine),
      id,
      sessionId: id,
      tokenId: id,
    }),
    token,
  });

describe('a personal access token', () => {
  it('authorizes each dashboard call with the scopes that the call names, and no others', async () => {
    for (const scopes of everySet) {
      const { token } = await buildToken(mine.creator, scopes);
      for (const each of calls) {
        const { status, body, headers } = await probe(each, token);
        const what = `${nameOf(each)} with ${scopes.join(', ')}`;
        if (mayDo(wholeScopes(scopes), needed(each)))
          expect([401, 403], what).not.toContain(status);
        else
          expect([status, body.error.code, headers.get('www-authenticate')], what).toEqual([
            403,
            scopeRefusal(needed(each)),
            challenges[needed(each)],
          ]);
      }
    }
  });

  it('does what a session does, with the one required scope', async () => {
    // Calls that take a file or need more than a project have their own tests.
    const isBuilt = ({ address }: ApiCall) =>
      address !== 'dashboard/imports' &&
      [...address.matchAll(/\[(\w+)\]/g)].every(
        ([, name = '']) => name === 'uploadKey' || name in paramsOf(mine),
      );
    for (const each of calls.filter((one) => needed(one) !== 'session' && isBuilt(one))) {
      const whole = await buildWhole();
      const { token } = await buildToken(whole.creator, [needed(each) as TokenScope]);
      const { status } = await call(each.handler, {
        ...optionsFor(each, bodiesFor(whole.project), paramsOf(whole)),
        token,
      });
      expect([200, 201, 202, 204], nameOf(each)).toContain(status);
    }
  });

  it('needs the expected scope for each call: this is the complete list of exceptions to `read` for GET and `write` for the rest', () => {
    expect(named('publish')).toEqual([
      ...['archive', 'publish', 'unarchive', 'unpublish'].map(
        (end) => `PATCH dashboard/projects/[id]/${end}`,
      ),
      'POST dashboard/projects/[id]/versions',
    ]);
    const [webhooks, others] = [true, false].map((is) =>
      calls.filter(({ address }) => address.startsWith('dashboard/webhooks') === is),
    ) as [ApiCall[], ApiCall[]];
    expect(
      new Set(webhooks.map(needed)),
      "without its own scope, a token must not see or send the account's news elsewhere",
    ).toEqual(new Set(['webhooks']));
    expect(
      others
        .filter((each) => needed(each) === 'session')
        .map(nameOf)
        .sort(),
    ).toEqual([
      'DELETE dashboard/people/[userId]',
      'DELETE dashboard/people/invitations/[invitationId]',
      'DELETE dashboard/tokens/[tokenId]',
      'DELETE dashboard/user',
      'DELETE dashboard/user/providers/[linkId]',
      'DELETE dashboard/user/second-factor',
      'DELETE dashboard/user/sessions',
      'DELETE dashboard/user/sessions/[sessionId]',
      'GET dashboard/people/invitations',
      'GET dashboard/tokens',
      'GET dashboard/user/deletion',
      'GET dashboard/user/export',
      'GET dashboard/user/providers',
      'GET dashboard/user/second-factor',
      'GET dashboard/user/sessions',
      'PATCH dashboard/people',
      'PATCH dashboard/people/[userId]',
      'PATCH dashboard/user',
      'POST dashboard/export',
      'POST dashboard/memberships',
      'POST dashboard/people/[userId]/hand-over',
      'POST dashboard/people/invitations',
      'POST dashboard/projects/[id]/export',
      'POST dashboard/tokens',
      'POST dashboard/user/confirmation',
      'POST dashboard/user/second-factor/challenge',
      'POST dashboard/user/second-factor/codes',
      'POST dashboard/user/second-factor/passkeys',
      'POST dashboard/user/second-factor/recovery-codes',
      'PUT dashboard/user/second-factor/codes',
      'PUT dashboard/user/second-factor/passkeys',
    ]);
    // The secret link outlives the token, and opens what it shows to anyone.
    for (const each of calls.filter((one) => ['read', 'write'].includes(needed(one))))
      expect(needed(each), nameOf(each)).toBe(
        each.method === 'GET' && !each.address.endsWith('/preview') ? 'read' : 'write',
      );
  });

  it('changes nothing where it is rejected, and is rejected before anything else is checked', async () => {
    const { token } = await buildToken(mine.creator, ['read']);
    for (const each of calls.filter((one) => needed(one) !== 'read' && one.method !== 'GET')) {
      const { status } = await call(each.handler, {
        method: each.method,
        params: { id: mine.project.id },
        token,
        raw: '{broken',
      });
      expect(status, nameOf(each)).toBe(403);
    }
  });

  it('finds nothing of another creator, whatever its scopes', async () => {
    const stranger = await buildCreator();
    const { token } = await buildToken(stranger, [...TOKEN_SCOPES]);
    // A call for sessions only is rejected before any lookup.
    for (const each of calls.filter(
      (one) => one.address.includes('[id]') && needed(one) !== 'session',
    )) {
      const { status, body } = await probe(each, token, mine.project.id);
      expect([status, body.error.code], nameOf(each)).toEqual([404, 'not_found']);
    }
  });
});
