import { beforeEach, describe, expect, it } from 'vitest';
import { hashOpaqueToken, makeOpaqueToken } from '@/features/auth/server/sessions/tokens';
import { readInvitationFacts } from '@/features/people/server/invitations/facts';
import { sweepWorkshopInvitations } from '@/features/people/server/invitations/service';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { call, untilServed } from '@/testing/api';
import { buildCreator, buildProject, type TestCreator } from '@/testing/database/factories';
import { buildEditor, confirmEmail } from '@/testing/people';
import { queuedMails } from '@/testing/stand-ins/mailbox';
import { POST as accept } from '../memberships/route';
import { DELETE as end } from './invitations/[invitationId]/route';
import { GET as list, POST as invite } from './invitations/route';

let owner: TestCreator;
let guest: TestCreator;
beforeEach(async () => {
  owner = await buildCreator({ name: 'Olga Owner' });
  guest = await buildCreator({ name: 'Gil Guest', email: 'gil@makerstep.example' });
});

const ask = (body: object = {}, by = owner) => call(invite, { token: by.token, body });
const tokenOf = (link: unknown) => new URL(link as string).pathname.split('/').at(-1) ?? '';
const link = async (body: object = {}) => tokenOf((await ask(body)).body.link);
const joinWith = (invitation: string, by = guest) =>
  call(accept, { token: by.token, body: { invitation } });
const joined = async (invitation: string, by = guest) => {
  const { status, body } = await joinWith(invitation, by);
  return [status, body.error?.code ?? body.role];
};
const open = async () => (await call(list, { token: owner.token })).body.results;

describe('a link', () => {
  it('lets in as many people as it has uses, and is then gone', async () => {
    const { status, body } = await ask({ uses: 2 });
    expect(status).toBe(201);
    expect(body).toMatchObject({ role: 'editor', email: null, uses: 0, usesMax: 2 });
    expect(body.link).toMatch(new RegExp(`^${env().publicUrl}/workshop/[\\w-]{43}$`));
    const invitation = tokenOf(body.link);
    expect((await joinWith(invitation)).body).toEqual({
      uid: owner.uid,
      name: 'Olga Owner',
      role: 'editor',
      languages: [],
    });
    expect(await open()).toMatchObject([{ uses: 1, usesMax: 2 }]);
    expect(await joined(invitation, await buildCreator())).toEqual([201, 'editor']);
    expect(await open()).toEqual([]);
    expect(await joined(invitation, await buildCreator())).toEqual([403, 'invitation_over']);
    expect(await db().membership.findMany({ orderBy: { createdAt: 'asc' } })).toMatchObject([
      { userId: guest.actor.userId, invitedById: owner.actor.userId, role: 'editor' },
      {},
    ]);
  });

  // security: People
  it('of one use lets in one of twenty who come at once', async () => {
    const invitation = await link();
    const people = await Promise.all(Array.from({ length: 20 }, () => buildCreator()));
    const answers = await Promise.all(
      people.map(({ token }) => untilServed(() => call(accept, { token, body: { invitation } }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(403)]);
    expect(await db().membership.count()).toBe(1);
  });

  it('takes one use of one person who comes twice at once', async () => {
    const invitation = await link({ uses: 2 });
    const answers = await Promise.all([joined(invitation), joined(invitation)]);
    expect(answers).toContainEqual([201, 'editor']);
    expect(answers).toContainEqual([409, 'already_member']);
    expect(await open()).toMatchObject([{ uses: 1 }]);
  });

  it('waits for the confirmation where accounts need one, as the first proof would end the role', async () => {
    const before = env().requireConfirmedEmail;
    env().requireConfirmedEmail = true;
    try {
      const invitation = await link();
      expect(await joined(invitation)).toEqual([409, 'email_unconfirmed']);
      await confirmEmail(guest);
      expect(await joined(invitation)).toEqual([201, 'editor']);
    } finally {
      env().requireConfirmedEmail = before;
    }
  });

  // security: People
  it('of a newer release, to a role unknown here, gives none', async () => {
    const invitation = await link();
    await db().workshopInvitation.updateMany({ data: { role: 'gardener' } });
    expect(await joined(invitation)).toEqual([403, 'invitation_over']);
    expect(await open()).toHaveLength(1);
  });

  it('is not for the owner', async () => {
    expect(await joined(await link(), owner)).toEqual([409, 'already_member']);
  });

  it('ends when its owner ends it, and after seven days', async () => {
    const ended = await link();
    const [{ id }] = await open();
    const stranger = await buildCreator();
    const params = { invitationId: id as string };
    const endIt = async (by: TestCreator) =>
      (await call(end, { method: 'DELETE', token: by.token, params })).status;
    expect(await endIt(stranger)).toBe(404);
    expect(await endIt(owner)).toBe(204);
    expect(await endIt(owner)).toBe(404);
    expect(await joined(ended)).toEqual([403, 'invitation_over']);

    const late = await link();
    const [{ createdAt, expiresAt }] = await open();
    expect(Date.parse(expiresAt as string) - Date.parse(createdAt as string)).toBeGreaterThan(
      6.9 * 24 * 60 * 60_000,
    );
    await db().workshopInvitation.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await joined(late)).toEqual([403, 'invitation_over']);
    expect(await open()).toEqual([]);
    expect(await sweepWorkshopInvitations()).toBe(1);
  });

  // security: People
  it('is stored as a hash only', async () => {
    const invitation = await link();
    const [row] = await db().workshopInvitation.findMany();
    expect(JSON.stringify(row)).not.toContain(invitation);
  });
});

describe('an invitation by e-mail', () => {
  beforeEach(() => confirmEmail(owner));
  const gil = { email: 'Gil@Makerstep.example' };
  /** The link that the mail would carry. */
  const mailedLink = async () => {
    const { token } = makeOpaqueToken();
    await db().workshopInvitation.updateMany({ data: { tokenHash: hashOpaqueToken(token) } });
    return token;
  };

  it('sends the link, and shows it to nobody', async () => {
    const { status, body } = await ask({ ...gil, uses: 5 });
    expect([status, body.link, body.email, body.usesMax]).toEqual([201, null, gil.email, 1]);
    const [mail] = await queuedMails();
    expect(mail).toMatchObject({ kind: 'workshop_invitation', email: gil.email });
    expect(Object.keys(mail?.data ?? {})).toEqual(['invitationId']);
  });

  // security: People
  it('lets in only the account of that e-mail, once it is confirmed', async () => {
    await ask(gil);
    const invitation = await mailedLink();
    const other = await buildCreator({ email: 'gil2@makerstep.example' });
    await confirmEmail(other);
    const refused = (await joinWith(invitation, other)).body.error;
    expect(refused.code).toBe('invitation_over');
    expect(refused.message).toMatch(/^This invitation was sent to another e-mail/);
    expect(await joined(invitation)).toEqual([409, 'email_unconfirmed']);
    await confirmEmail(guest);
    expect(await joined(invitation)).toEqual([201, 'editor']);
  });

  it('is refused of an account whose own e-mail is not confirmed', async () => {
    await db().user.updateMany({ data: { emailConfirmedAt: null } });
    expect((await ask(gil)).body.error.code).toBe('email_unconfirmed');
    expect((await ask()).status).toBe(201);
    expect(await queuedMails()).toEqual([]);
  });

  it('replaces the earlier one, and is not for people who are there', async () => {
    await ask(gil);
    await ask({ email: 'gil@makerstep.example' });
    expect(await open()).toHaveLength(1);
    const editor = await buildEditor(owner);
    for (const email of [owner.email, editor.email.toUpperCase()])
      expect((await ask({ email })).body.error.code).toBe('already_member');
  });

  it('is limited for each address, whoever invites it', async () => {
    for (let sent = 0; sent < 3; sent += 1) expect((await ask(gil)).status).toBe(201);
    const another = await buildCreator();
    await confirmEmail(another);
    expect((await ask(gil, another)).body.error.code).toBe('too_many_requests');
    expect((await ask({ email: 'other@makerstep.example' }, another)).status).toBe(201);
  });
});

describe('the owner', () => {
  const kinds = async () => (await queuedMails()).map(({ kind, email }) => [kind, email]);

  it('gets a mail about people who joined, at most once an hour', async () => {
    await confirmEmail(owner);
    const invitation = await link({ uses: 2 });
    await joined(invitation);
    await joined(invitation, await buildCreator());
    expect(await kinds()).toEqual([['workshop_joined', owner.email]]);
  });

  it('gets none at an address that is not confirmed', async () => {
    await joined(await link());
    expect(await kinds()).toEqual([]);
  });
});

describe('limits', () => {
  const fill = (data: { usesMax: number; uses?: number }, count = 1) =>
    db().workshopInvitation.createMany({
      data: Array.from({ length: count }, () => ({
        creatorId: owner.actor.creatorId,
        tokenHash: crypto.randomUUID(),
        role: 'editor',
        expiresAt: new Date(Date.now() + 60_000),
        ...data,
      })),
    });

  it('20 invitations are open at once', async () => {
    await fill({ usesMax: 1 }, 19);
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ body }) => body.error?.code)).toContain('too_many_invitations');
    expect(await db().workshopInvitation.count()).toBe(20);
  });

  it('people and open uses are 50 together', async () => {
    await buildEditor(owner);
    await fill({ usesMax: 20, uses: 5 });
    await fill({ usesMax: 20 });
    expect((await ask({ uses: 14 })).body.error.code).toBe('too_many_people');
    expect((await ask({ uses: 13 })).status).toBe(201);
  });

  it('an account is in 20 workshops at most', async () => {
    for (let made = 0; made < 19; made += 1) {
      const other = await buildCreator();
      await db().membership.create({
        data: { creatorId: other.actor.creatorId, userId: guest.actor.userId, role: 'editor' },
      });
    }
    expect(await joined(await link())).toEqual([409, 'too_many_workshops']);
    expect(await open()).toMatchObject([{ uses: 0 }]);
  });

  it('30 invitations in 10 minutes are made by an account', async () => {
    for (let made = 0; made < 30; made += 1) {
      await ask({ uses: 1 });
      await db().workshopInvitation.deleteMany();
    }
    expect((await ask()).body.error.code).toBe('too_many_requests');
  });
});

describe('the page of an invitation', () => {
  it('shows the workshop to who has the link, and uses nothing up', async () => {
    await buildProject({ creator: owner });
    const invitation = await link();
    const facts = await readInvitationFacts(invitation, undefined);
    expect(facts).toMatchObject({
      state: 'open',
      workshop: { uid: owner.uid, name: 'Olga Owner', avatar: null },
      role: 'editor',
      guides: 1,
      isSignedIn: false,
      isForOther: false,
      needsConfirmation: false,
      isMember: false,
    });
    expect(await readInvitationFacts(invitation, owner.actor.userId)).toMatchObject({
      isSignedIn: true,
      isMember: true,
    });
    expect(await open()).toMatchObject([{ uses: 0 }]);
    await joinWith(invitation);
    expect(await readInvitationFacts(invitation, guest.actor.userId)).toEqual({ state: 'over' });
  });

  it('says whose it is', async () => {
    const invitation = await link();
    await db().workshopInvitation.updateMany({ data: { email: guest.email } });
    const factsFor = (by: TestCreator) => readInvitationFacts(invitation, by.actor.userId);
    expect(await factsFor(guest)).toMatchObject({ isForOther: false, needsConfirmation: true });
    await confirmEmail(guest);
    expect(await factsFor(guest)).toMatchObject({ isForOther: false, needsConfirmation: false });
    expect(await factsFor(await buildCreator())).toMatchObject({
      isForOther: true,
      needsConfirmation: false,
    });
  });
});
