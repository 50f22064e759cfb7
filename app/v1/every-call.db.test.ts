import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { allRows } from '@/testing/database/database-facts';
import { buildCreator, buildOperator, type TestCreator } from '@/testing/database/factories';
import { withConnection } from '@/server/embedded-postgres/connection';
import { allCalls, type ApiCall } from './_testing/all-calls';
import {
  bodiesFor,
  buildWhole,
  liftLimits,
  nameOf,
  optionsFor,
  paramsOf,
} from './_testing/good-bodies';

/** Changed by any request: attempts are counted, and the last use of a session is recorded. */
const COUNTED = ['rate_limit', 'session'];
/** Rows that anyone may create. */
const OF_VISITORS = ['user_account', 'creator', 'job', 'contact_message', 'guide_notice'];

/** All rows of all tables except these. */
async function everything(but: readonly string[] = COUNTED): Promise<Record<string, string[]>> {
  const rows = await withConnection(process.env.DATABASE_URL ?? '', allRows);
  return Object.fromEntries(Object.entries(rows).filter(([table]) => !but.includes(table)));
}

let calls: ApiCall[];
beforeAll(async () => {
  liftLimits();
  calls = await allCalls();
});
const isPrivate = ({ address }: ApiCall) => /^(?:dashboard|site)\//.test(address);
const namesPart = ({ address }: ApiCall) =>
  /\[(stepId|questionId|itemId|feedbackId|reportId)\]/.test(address);

async function twoProjects(): Promise<{
  owner: TestCreator;
  stranger: TestCreator;
  mine: Awaited<ReturnType<typeof buildWhole>>;
  theirs: Awaited<ReturnType<typeof buildWhole>>;
}> {
  const mine = await buildWhole({ creator: await buildOperator() });
  const theirs = await buildWhole();
  return { owner: mine.creator, stranger: theirs.creator, mine, theirs };
}
describe('every call', () => {
  // security: 22
  it('rejects a request without a token, or serves visitors', async () => {
    const { mine } = await twoProjects();
    const before = await everything();
    const ask = (apiCall: ApiCall) =>
      call(apiCall.handler, optionsFor(apiCall, bodiesFor(mine.project), paramsOf(mine)));
    for (const apiCall of calls.filter(isPrivate)) {
      const { status, body } = await ask(apiCall);
      expect([status, body?.error.code], nameOf(apiCall)).toEqual([401, 'unauthenticated']);
    }
    expect(await everything()).toEqual(before);
    for (const apiCall of calls.filter((each) => !isPrivate(each))) {
      const { status, body } = await ask(apiCall);
      if (status === 401)
        expect(['wrong_credentials', 'session_ended'], nameOf(apiCall)).toContain(body.error.code);
    }
    expect(await everything([...COUNTED, ...OF_VISITORS])).toEqual(
      Object.fromEntries(Object.entries(before).filter(([table]) => !OF_VISITORS.includes(table))),
    );
  });

  // security: 56
  it('checks the token before anything else', async () => {
    for (const apiCall of calls.filter(isPrivate)) {
      const { status } = await call(apiCall.handler, {
        method: apiCall.method,
        params: { id: 'nonsense' },
        ...(apiCall.method === 'GET' ? {} : { raw: '{broken' }),
      });
      expect(status, nameOf(apiCall)).toBe(401);
    }
  });

  // security: 22, 56
  it('is private to the owner: another creator gets the response of an unknown address, and nothing changes', async () => {
    const { stranger, mine } = await twoProjects();
    const before = await everything();
    for (const apiCall of calls.filter(
      (each) => each.address.startsWith('dashboard/') && each.address.includes('[id]'),
    )) {
      const bodies = bodiesFor(mine.project);
      const ask = (params: Record<string, string>) =>
        call(apiCall.handler, { ...optionsFor(apiCall, bodies, params), token: stranger.token });
      const unknown = await ask({ ...paramsOf(mine), id: '22222222222z' });
      expect([unknown.status, unknown.body.error.code], nameOf(apiCall)).toEqual([
        404,
        'not_found',
      ]);
      for (const id of [
        mine.project.projectUid,
        mine.project.id,
        mine.project.id.toUpperCase(),
        'x',
        '%00',
        "' OR 1=1",
        '__proto__',
      ]) {
        const answer = await ask({ ...paramsOf(mine), id });
        expect([answer.status, answer.body], `${nameOf(apiCall)} ${id}`).toEqual([
          404,
          unknown.body,
        ]);
      }
    }
    expect(await everything()).toEqual(before);
  });

  // security: 23
  it("does not accept a step, question, feedback or report of another project through the creator's own", async () => {
    const { owner, mine, theirs } = await twoProjects();
    const sibling = await buildWhole({ creator: owner, steps: 1, questions: 1 });
    const before = await everything();
    for (const apiCall of calls.filter((each) => isPrivate(each) && namesPart(each))) {
      for (const foreign of [
        paramsOf(theirs),
        paramsOf(sibling),
        { stepId: 'x', questionId: 'x', itemId: 'x', feedbackId: 'x', reportId: 'x' },
        {
          stepId: mine.project.id,
          questionId: mine.project.id,
          itemId: mine.project.id,
          feedbackId: mine.report.id,
          reportId: mine.feedback.id,
        },
      ]) {
        const options = optionsFor(apiCall, bodiesFor(mine.project), {
          ...foreign,
          id: mine.project.projectUid,
        });
        expect(
          (await call(apiCall.handler, { ...options, token: owner.token })).status,
          nameOf(apiCall),
        ).toBe(404);
      }
    }
    expect(await everything()).toEqual(before);
  });

  it('works for the owner: the same requests succeed, by either identifier', async () => {
    for (const apiCall of calls.filter(
      (each) => each.address.startsWith('dashboard/') && each.address.includes('[id]'),
    )) {
      for (const identifier of ['id', 'projectUid'] as const) {
        const mine = await buildWhole();
        const options = optionsFor(apiCall, bodiesFor(mine.project), {
          ...paramsOf(mine),
          id: mine.project[identifier],
        });
        const { status } = await call(apiCall.handler, { ...options, token: mine.creator.token });
        expect([200, 201, 204], nameOf(apiCall)).toContain(status);
      }
    }
  });

  // security: 26
  it('rejects unknown fields, whatever they try to reach', async () => {
    const { owner, mine } = await twoProjects();
    const tricks = [
      'views',
      'status',
      'creator',
      'creatorId',
      'verified',
      'isListed',
      'importKey',
      'id',
      '$where',
      'OR',
      'set',
      'constructor',
      'unknown',
    ];
    for (const apiCall of calls) {
      const options = optionsFor(apiCall, bodiesFor(mine.project), paramsOf(mine));
      const { body: good } = options;
      if (typeof good !== 'object' || good === null) continue;
      const send = (body: string) =>
        call(apiCall.handler, { ...options, body: undefined, raw: body, token: owner.token });
      for (const trick of tricks.filter((name) => !Object.hasOwn(good, name))) {
        const { status, body } = await send(JSON.stringify({ ...good, [trick]: 2 }));
        expect([status, body.error.code], `${nameOf(apiCall)} ${trick}`).toEqual([
          422,
          'validation_failed',
        ]);
      }
      const polluted = await send(
        JSON.stringify(good).replace('{', '{"__proto__":{"views":7},').replace(/,}$/, '}'),
      );
      expect(
        [polluted.status, ({} as { views?: number }).views],
        `${nameOf(apiCall)} __proto__`,
      ).toEqual([422, undefined]);
    }
  });

  // security: 26
  it('does not accept a database operator as a value', async () => {
    const { owner, mine } = await twoProjects();
    for (const apiCall of calls) {
      const options = optionsFor(apiCall, bodiesFor(mine.project), paramsOf(mine));
      for (const name of Object.keys(options.body ?? {})) {
        for (const value of [{ set: 'x' }, { not: null }, { increment: 1 }, [{ contains: '' }]]) {
          const { status } = await call(apiCall.handler, {
            ...options,
            body: { ...(options.body as object), [name]: value },
            token: owner.token,
          });
          expect(status, `${nameOf(apiCall)} ${name}`).toBe(422);
        }
      }
    }
  });

  // security: 31, 45
  it('is never stored when it depends on the caller; public reads have an ETag and are the same for all; none trusts other sites', async () => {
    const { mine, stranger } = await twoProjects();
    await db().project.update({
      where: { id: mine.project.id },
      data: { status: 2, isListed: true },
    });
    const foreign = { origin: 'https://evil.example', cookie: 'next-auth.session-token=x' };
    // Reading calls before deleting ones.
    const inOrder = [...calls].sort(
      (one, other) => Number(other.method === 'GET') - Number(one.method === 'GET'),
    );
    const same: string[] = [];
    for (const apiCall of inOrder) {
      const options = {
        ...optionsFor(apiCall, bodiesFor(mine.project), paramsOf(mine)),
        headers: foreign,
      };
      const { headers, status, body } = await call(apiCall.handler, {
        ...options,
        token: mine.creator.token,
      });
      const isPublicRead = !isPrivate(apiCall) && apiCall.method === 'GET';
      expect(headers.get('access-control-allow-credentials'), nameOf(apiCall)).toBeNull();
      expect(isPublicRead ? [null, '*'] : [null], nameOf(apiCall)).toContain(
        headers.get('access-control-allow-origin'),
      );
      if (!isPublicRead || status >= 400) {
        if (!apiCall.address.includes('unsubscribe'))
          expect(headers.get('cache-control'), nameOf(apiCall)).toBe('no-store');
      } else if (headers.get('content-type')?.startsWith('application/json')) {
        expect([headers.get('cache-control'), headers.has('etag')], nameOf(apiCall)).toEqual([
          'no-cache',
          true,
        ]);
        expect(
          (await call(apiCall.handler, { ...options, token: stranger.token })).body,
          nameOf(apiCall),
        ).toEqual(body);
        same.push(nameOf(apiCall));
      }
    }
    expect(same).toEqual(expect.arrayContaining(['GET projects', 'GET projects/[id]']));
  });

  // security: 44
  it('changes nothing when it only reads', async () => {
    const { mine, owner } = await twoProjects();
    const before = await everything();
    for (const apiCall of calls.filter(({ method }) => method === 'GET'))
      await call(apiCall.handler, {
        ...optionsFor(apiCall, bodiesFor(mine.project), paramsOf(mine)),
        token: owner.token,
      });
    expect(await everything()).toEqual(before);
  });

  it('answers other methods with 405 in the envelope and an Allow header', async () => {
    const { token } = await buildCreator();
    for (const apiCall of calls) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        if (calls.some((each) => each.address === apiCall.address && each.method === method))
          continue;
        const handler = apiCall.module[method];
        if (!handler) throw new Error(`${apiCall.address} has no answer to ${method}.`);
        const { status, body, headers } = await call(handler, { method, token });
        expect([status, body.error.code], `${method} ${apiCall.address}`).toEqual([
          405,
          'method_not_allowed',
        ]);
        expect(headers.get('allow')).toContain(apiCall.method);
      }
    }
  });
});
