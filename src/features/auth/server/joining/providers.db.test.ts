import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { buildCreator } from '@/testing/database/factories';
import { buildInvitation, setJoining } from '@/testing/joining';
import type { ProviderIdentity } from '../../schema';
import { signInWithProvider } from '../providers/providers';
import { testVisitor } from '@/testing/visitor';

const visitor = testVisitor();
const vouched: ProviderIdentity = {
  provider: 'google',
  subject: '1100',
  email: 'ana@makers.example',
  isEmailVouched: true,
  provedAt: undefined,
  name: 'Ana Prado',
};
const claimed: ProviderIdentity = {
  ...vouched,
  provider: 'facebook',
  subject: '900',
  isEmailVouched: false,
};
const refusal = (identity: ProviderIdentity, invitation?: string) =>
  signInWithProvider(identity, visitor, invitation).then(
    () => undefined,
    (error: { code?: string }) => error.code,
  );

describe.each([
  ['closed', 'joining_closed'],
  ['invitation', 'invitation_required'],
] as const)('a sign-in with a provider, joining %s', (mode, code) => {
  // security: Joining
  it('makes no account for an unknown person', async () => {
    await setJoining(mode);
    expect([await refusal(vouched), await refusal(claimed)]).toEqual([code, code]);
    expect([await db().user.count(), await db().session.count()]).toEqual([0, 0]);
  });

  it('makes one with an invitation, and signs in with it ever after', async () => {
    await setJoining(mode);
    expect(await refusal(vouched, await buildInvitation())).toBeUndefined();
    expect(await refusal(vouched)).toBeUndefined();
    expect(await db().user.count()).toBe(1);
    expect(await db().invitationUse.count()).toBe(1);
  });

  it('opens an account that is there, and spends no invitation', async () => {
    await buildCreator({ email: 'ana@makers.example' });
    await setJoining(mode);
    expect(await refusal(vouched, await buildInvitation())).toBeUndefined();
    expect(await db().invitation.findFirst()).toMatchObject({ uses: 0 });
  });

  // security: Joining
  it('does not tell whether an e-mail has an account that nobody vouches for', async () => {
    await setJoining(mode);
    const without = await refusal(claimed);
    await buildCreator({ email: 'ana@makers.example' });
    expect(await refusal(claimed)).toBe(without);
  });
});

describe('an invitation and a provider', () => {
  beforeEach(() => setJoining('closed'));

  it('makes one account of two people who take its last use at once', async () => {
    const invitation = await buildInvitation();
    const people = ['1', '2', '3', '4'].map((subject) => ({
      ...vouched,
      subject,
      email: `ana${subject}@makers.example`,
    }));
    const answers = await Promise.all(people.map((person) => refusal(person, invitation)));
    expect(answers.sort()).toEqual([...Array<string>(3).fill('invitation_over'), undefined]);
    expect([await db().user.count(), await db().linkedProvider.count()]).toEqual([1, 1]);
  });

  it('takes one use of one person who comes twice at once', async () => {
    const invitation = await buildInvitation({ usesMax: 2 });
    await Promise.all([refusal(vouched, invitation), refusal(vouched, invitation)]);
    expect(await db().user.count()).toBe(1);
    expect(await db().invitation.findFirst()).toMatchObject({ uses: 1 });
  });

  it('obeys the domains', async () => {
    await setJoining('open', ['else.example']);
    expect(await refusal(vouched)).toBe('email_domain_refused');
    expect(await refusal(vouched, await buildInvitation())).toBe('email_domain_refused');
  });
});
