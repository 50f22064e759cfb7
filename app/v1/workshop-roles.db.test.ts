import { beforeAll, describe, expect, it } from 'vitest';
import { TOKEN_SCOPES } from '@/features/auth/personal-tokens/constants';
import { mayDo, wholeScopes } from '@/features/auth/personal-tokens/model/scopes';
import { MEMBER_ROLES, type Role, roleMay } from '@/features/auth/workshops/roles';
import { db } from '@/server/db/client';
import { withConnection } from '@/server/embedded-postgres/connection';
import { type Contract, isOfWorkshop, neededOfRole } from '@/shared/http/contract';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { WORKSHOP_HEADER } from '@/shared/http/headers';
import { call } from '@/testing/api';
import { allRows } from '@/testing/database/database-facts';
import { buildCreator, buildToken, type TestCreator } from '@/testing/database/factories';
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

type Whole = Awaited<ReturnType<typeof buildWhole>>;

let calls: ApiCall[];
beforeAll(async () => {
  liftLimits();
  calls = (await allCalls()).filter(({ address }) => address.startsWith('dashboard/'));
});

const UNKNOWN = '22222222222z';
const contractOf = ({ handler }: ApiCall) => (handler as RouteHandler).contract as Contract;
const isOfGuide = ({ address }: ApiCall) => address.startsWith('dashboard/projects/[id]');
const CHANGED_BY_ALL = ['rate_limit', 'session', 'personal_token'];

async function buildMember(workshop: Whole, role: Role): Promise<TestCreator> {
  const person = await buildCreator({ name: 'Edda Editor' });
  if (role === 'owner') return workshop.creator;
  const { creatorId } = workshop.creator.actor;
  const languages = role === 'translator' ? [...PROJECT_LANGUAGES] : [];
  await db().membership.create({
    data: { creatorId, userId: person.actor.userId, role, languages },
  });
  return person;
}

/** The call about a guide of this workshop, by its id or with its header. */
const inWorkshop = (each: ApiCall, workshop: Whole, token: string, params = paramsOf(workshop)) =>
  call(each.handler, {
    ...optionsFor(each, bodiesFor(workshop.project), {
      ...params,
      // Only the owner deletes comments of others.
      commentId: UNKNOWN,
      sessionId: UNKNOWN,
      tokenId: UNKNOWN,
      userId: UNKNOWN,
    }),
    headers: { [WORKSHOP_HEADER]: workshop.creator.uid },
    token,
  });

describe('a role in a workshop', () => {
  it.each(MEMBER_ROLES)('%s: does with a session exactly what the role includes', async (role) => {
    let workshop = await buildWhole();
    let { token } = await buildMember(workshop, role);
    for (const each of calls) {
      const { status, body } = await inWorkshop(each, workshop, token);
      const needed = neededOfRole(contractOf(each));
      // The profile in it is the workshop's; the rest is the account's own.
      const isProfile = nameOf(each) === 'PATCH dashboard/user';
      if (isProfile || (needed && !roleMay(role, needed)))
        expect([status, body.error.code], nameOf(each)).toEqual([403, 'role_needed']);
      else {
        expect(status, nameOf(each)).not.toBe(401);
        expect(['role_needed', 'workshop_not_found'], nameOf(each)).not.toContain(
          body?.error?.code,
        );
      }
      if (each.method === 'GET') continue;
      workshop = await buildWhole();
      ({ token } = await buildMember(workshop, role));
    }
  });

  it.each(['owner', ...MEMBER_ROLES] as const)(
    '%s: does with a token what its scopes and the role include',
    async (role) => {
      const workshop = await buildWhole();
      const member = await buildMember(workshop, role);
      const { creatorId } = workshop.creator.actor;
      for (const scope of TOKEN_SCOPES) {
        const { token } = await buildToken(
          { ...member, actor: { ...member.actor, creatorId, role } },
          [scope],
        );
        for (const each of calls) {
          const contract = contractOf(each);
          const { status, body } = await inWorkshop(each, workshop, token, {
            ...paramsOf(workshop),
            id: UNKNOWN,
          });
          const what = `${nameOf(each)} with ${scope}`;
          // Every token reads; the role says what of it.
          const held = wholeScopes([scope]).filter((one) => one === 'read' || roleMay(role, one));
          const needed = contract.scope === 'public' ? 'read' : contract.scope;
          const ofRole = neededOfRole(contract);
          if (!mayDo(held, needed))
            expect([status, body.error.code], what).toEqual([403, scopeRefusal(needed)]);
          else if (ofRole && !roleMay(role, ofRole))
            expect([status, body.error.code], what).toEqual([403, 'role_needed']);
          else expect([401, 403], what).not.toContain(status);
        }
      }
    },
  );

  // Written by hand, so that no change of the tables above lets an editor do more unnoticed.
  it('leaves to the owner what concerns the workshop itself', () => {
    const ownerOnly = calls
      .filter((each) => {
        const needed = neededOfRole(contractOf(each));
        return needed && !roleMay('editor', needed);
      })
      .map(nameOf)
      .sort();
    expect(ownerOnly).toEqual([
      'DELETE dashboard/people/invitations/[invitationId]',
      'DELETE dashboard/webhooks/[webhookId]',
      'GET dashboard/people/invitations',
      'GET dashboard/webhooks',
      'GET dashboard/webhooks/[webhookId]/deliveries',
      'PATCH dashboard/people',
      'PATCH dashboard/people/[userId]',
      'PATCH dashboard/webhooks/[webhookId]',
      'POST dashboard/people/[userId]/hand-over',
      'POST dashboard/people/invitations',
      'POST dashboard/webhooks',
      'POST dashboard/webhooks/[webhookId]/deliveries/[deliveryId]/resend',
      'POST dashboard/webhooks/[webhookId]/secret',
      'POST dashboard/webhooks/[webhookId]/test',
    ]);
    expect(
      calls.filter((each) => contractOf(each).roleScope === 'none').map((each) => each.address),
      'calls on one’s own account are below these addresses',
    ).toSatisfy((addresses: string[]) =>
      addresses.every((address) => /^dashboard\/(?:user|tokens|memberships)(?:\/|$)/.test(address)),
    );
  });

  it('lets a translator and a reviewer do this and no more', () => {
    const allowed = (role: Role) =>
      calls
        .filter((each) => {
          const needed = neededOfRole(contractOf(each));
          return needed && roleMay(role, needed) && (role === 'translator' || needed !== 'read');
        })
        .map(nameOf)
        .sort();
    const drafts = [
      'DELETE dashboard/people/[userId]',
      'GET dashboard/people',
      'GET dashboard/projects',
      'GET dashboard/projects/[id]',
      'GET dashboard/projects/[id]/preview',
      'POST dashboard/projects/[id]/preview',
    ];
    expect(allowed('translator')).toEqual(
      [...drafts, 'PATCH dashboard/projects/[id]/texts'].sort(),
    );
    expect(allowed('reviewer')).toEqual(
      [
        ...drafts,
        'DELETE dashboard/projects/[id]/comments/[commentId]',
        'GET dashboard/projects/[id]/comments',
        'PATCH dashboard/projects/[id]/comments/[commentId]',
        'POST dashboard/projects/[id]/comments',
        'POST dashboard/projects/[id]/reviews/outcome',
      ].sort(),
    );
  });

  // security: People
  it('is needed: a stranger gets the response of an unknown address, and nothing changes', async () => {
    const workshop = await buildWhole();
    const { token } = await buildCreator({ name: 'Sten Stranger' });
    const script = await buildToken(await buildCreator(), [...TOKEN_SCOPES]);
    const before = await everything();
    for (const each of calls.filter((one) => isOfWorkshop(contractOf(one))))
      for (const bearer of [token, script.token]) {
        const { status, body } = await inWorkshop(each, workshop, bearer);
        const sessionOnly = bearer !== token && contractOf(each).scope === 'session';
        expect([status, body.error.code], nameOf(each)).toEqual(
          bearer === token || !isOfGuide(each)
            ? [404, 'workshop_not_found']
            : sessionOnly
              ? [403, 'session_required']
              : [404, 'not_found'],
        );
      }
    expect(await everything()).toEqual(before);
  });
});

describe('a token of a workshop', () => {
  it('opens no other workshop of its owner, and nothing once the role is gone', async () => {
    const workshop = await buildWhole();
    const own = await buildWhole();
    const { userId } = own.creator.actor;
    const { creatorId } = workshop.creator.actor;
    await db().membership.create({ data: { creatorId, userId, role: 'editor' } });
    const { token } = await buildToken(
      { ...own.creator, actor: { ...own.creator.actor, creatorId, role: 'editor' } },
      ['read', 'write'],
    );
    const read = calls.find((each) => nameOf(each) === 'GET dashboard/projects/[id]') as ApiCall;
    const codes = async () => {
      const answers = [
        await inWorkshop(read, workshop, token),
        await call(read.handler, {
          ...optionsFor(read, bodiesFor(own.project), paramsOf(own)),
          token,
        }),
      ];
      return answers.map(({ status, body }) => body.error?.code ?? status);
    };
    expect(await codes()).toEqual([200, 'not_found']);
    await db().membership.deleteMany();
    expect(await codes()).toEqual(['token_refused', 'token_refused']);
  });
});

async function everything(): Promise<Record<string, string[]>> {
  const rows = await withConnection(process.env.DATABASE_URL ?? '', allRows);
  return Object.fromEntries(
    Object.entries(rows).filter(([table]) => !CHANGED_BY_ALL.includes(table)),
  );
}
