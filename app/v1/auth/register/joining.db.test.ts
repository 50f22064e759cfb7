import { beforeEach, describe, expect, it } from 'vitest';
import { readJoining } from '@/features/auth/server/joining/rules';
import { db } from '@/server/db/client';
import { call, untilServed } from '@/testing/api';
import { buildCreator } from '@/testing/database/factories';
import { buildInvitation, setJoining } from '@/testing/joining';
import { POST as login } from '../login/route';
import { POST as register } from './route';

const good = {
  name: 'Ana Prado',
  email: 'ana@makers.example',
  password: 'correct horse battery',
};
const join = async (body: object = {}) => {
  const answer = await call(register, { body: { ...good, ...body } });
  return [answer.status, answer.body.error?.code];
};

const past = new Date(Date.now() - 1000);
const modes = [
  ['closed', 'joining_closed'],
  ['invitation', 'invitation_required'],
] as const;

describe.each(modes)('with joining %s', (mode, code) => {
  beforeEach(() => setJoining(mode));

  // security: Joining
  it('makes no account without an invitation', async () => {
    expect(await join()).toEqual([403, code]);
    expect(await db().user.count()).toBe(0);
    expect(await db().job.count()).toBe(0);
  });

  // security: Joining
  it('says the same of an e-mail that has an account', async () => {
    await buildCreator({ email: good.email });
    const answers = await Promise.all([
      call(register, { body: good }),
      call(register, { body: { ...good, email: 'nobody@makers.example' } }),
    ]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  // plausible #1706: with registration off, invited people could not register.
  it('makes an account with an invitation, and counts it', async () => {
    const invitation = await buildInvitation();
    expect(await join({ invitation })).toEqual([201, undefined]);
    const user = await db().user.findFirstOrThrow({ include: { joinedBy: true } });
    expect(await db().invitation.findFirst()).toMatchObject({
      uses: 1,
      id: user.joinedBy?.invitationId,
    });
  });

  it.each([
    ['unknown', undefined],
    ['used up', { usesMax: 2, uses: 2 }],
    ['past its end', { expiresAt: past }],
    ['ended by an operator', { endedAt: past }],
  ])('refuses an invitation that is %s', async (_, data) => {
    const invitation = data ? await buildInvitation(data) : 'x'.repeat(43);
    expect((await readJoining(invitation)).refusal).toBe('invitation_over');
    expect(await join({ invitation })).toEqual([403, 'invitation_over']);
    expect(await db().user.count()).toBe(0);
  });

  it('lets existing accounts sign in', async () => {
    const { email } = await buildCreator({ password: good.password });
    expect((await call(login, { body: { email, password: good.password } })).status).toBe(200);
  });
});

describe('an invitation', () => {
  // security: Joining
  it('makes as many accounts as it has uses, of any number at once', async () => {
    await setJoining('closed');
    const invitation = await buildInvitation({ usesMax: 3, uses: 2 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        untilServed(() =>
          call(register, { body: { ...good, email: `ana${index}@makers.example`, invitation } }),
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array<number>(7).fill(403),
    ]);
    expect([await db().user.count(), await db().creator.count()]).toEqual([1, 1]);
    expect(await db().invitation.findFirst()).toMatchObject({ uses: 3 });
    expect(await db().job.count(), 'one mail').toBe(1);
  });

  it('keeps its use when the e-mail is taken', async () => {
    await buildCreator({ email: good.email });
    const invitation = await buildInvitation();
    expect(await join({ invitation })).toEqual([409, 'email_taken']);
    expect(await db().invitation.findFirst()).toMatchObject({ uses: 0 });
  });

  it('is counted where joining is open, and refused once it is over', async () => {
    const invitation = await buildInvitation();
    expect(await join({ invitation })).toEqual([201, undefined]);
    expect(await join({ invitation, email: 'second@makers.example' })).toEqual([
      403,
      'invitation_over',
    ]);
    expect(await join({ email: 'second@makers.example' })).toEqual([201, undefined]);
  });

  it('stays counted when the account goes', async () => {
    await join({ invitation: await buildInvitation() });
    await db().user.deleteMany();
    expect(await db().invitation.findFirst({ include: { joined: true } })).toMatchObject({
      uses: 1,
      joined: [],
    });
  });
});

describe('domains of e-mails', () => {
  beforeEach(() => setJoining('open', ['makers.example', '*.school.example']));

  it('take only their addresses', async () => {
    expect(await join()).toEqual([201, undefined]);
    expect(await join({ email: 'ana@art.school.example' })).toEqual([201, undefined]);
    expect(await join({ email: 'ana@art.makers.example' })).toEqual([403, 'email_domain_refused']);
  });

  it('bind invitations too', async () => {
    const invitation = await buildInvitation();
    expect(await join({ email: 'ana@else.example', invitation })).toEqual([
      403,
      'email_domain_refused',
    ]);
    expect(await db().invitation.findFirst()).toMatchObject({ uses: 0 });
  });
});
