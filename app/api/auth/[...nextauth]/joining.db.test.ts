import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { paths } from '@/shared/addresses/paths';
import { buildInvitation, setJoining } from '@/testing/joining';
import {
  comeBack,
  consent,
  google,
  jar,
  locationOf,
  roundTrip,
  withBrowser,
} from './_testing/round-trip';

withBrowser();
beforeEach(() => setJoining('closed'));

describe('a round trip to a provider with joining closed', () => {
  it('refuses an unknown person, on the page where they began', async () => {
    const response = await roundTrip('google');
    expect(locationOf(response)).toBe('/auth?error=joining_closed&callbackUrl=%2Fdashboard');
    expect([jar.hasSession, await db().user.count()]).toEqual([false, 0]);
  });

  it('makes an account with the invitation with which it began', async () => {
    const invitation = await buildInvitation();
    const response = await comeBack(
      await consent(await jar.begin('google', paths.join(invitation))),
    );
    expect([locationOf(response), jar.hasSession]).toEqual(['/dashboard', true]);
    expect(await db().invitation.findFirst()).toMatchObject({ uses: 1 });
  });

  it('leads back to an invitation that no longer works, with the reason', async () => {
    const invitation = await buildInvitation();
    const back = await consent(await jar.begin('google', paths.join(invitation)));
    await db().invitation.updateMany({ data: { endedAt: new Date() } });
    expect(locationOf(await comeBack(back))).toBe(`/join/${invitation}?error=invitation_over`);
    expect(jar.hasSession).toBe(false);
  });

  it('keeps the invitation of its own tab when another tab has another one', async () => {
    const first = await buildInvitation({ label: 'first' });
    const second = await buildInvitation({ label: 'second' });
    await jar.begin('google', paths.join(first));
    const back = await consent(await jar.begin('google', paths.join(second)));
    expect(locationOf(await comeBack(back))).toBe('/dashboard');
    const uses = await db().invitation.findMany({ orderBy: { label: 'asc' } });
    expect(uses.map((each) => each.uses)).toEqual([0, 1]);
  });

  // security: Joining
  it('uses no invitation that an earlier round trip of this browser left', async () => {
    await jar.begin('google', paths.join(await buildInvitation()));
    const back = await consent(await jar.begin('google', '/dashboard'));
    expect(locationOf(await comeBack(back))).toMatch(/^\/auth\?error=joining_closed/);
    expect(google.exchanges).toHaveLength(1);
  });

  it('opens an existing account for people who come by an invitation', async () => {
    await setJoining('open');
    await roundTrip('google');
    await setJoining('closed');
    const invitation = await buildInvitation();
    const response = await comeBack(
      await consent(await jar.begin('google', paths.join(invitation))),
    );
    expect(locationOf(response)).toBe('/dashboard');
    expect(await db().invitation.findFirst()).toMatchObject({ uses: 0 });
  });
});
