import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import { goToPage } from '@/browser/page/go-to-page';
import { renderUi } from '@/testing/ui/render-ui';
import { acceptInvitation } from '../api';
import { InvitationPanel } from './invitation-panel';

vi.mock('@/browser/page/go-to-page', () => ({ goToPage: vi.fn() }));
vi.mock('../api', () => ({ acceptInvitation: vi.fn() }));
beforeEach(() => {
  vi.resetAllMocks();
});

describe('the page of an invitation', () => {
  type Facts = ComponentProps<typeof InvitationPanel>['invitation'];
  const facts = {
    state: 'open',
    workshop: { uid: 'abcdefghjkmn', name: 'Oficina', avatar: null },
    role: 'editor',
    languages: [],
    guides: 3,
    isSignedIn: true,
    isForOther: false,
    needsConfirmation: false,
    isMember: false,
  } as const;
  const open = (change: object, canSignUp = true) => {
    const given = { ...facts, ...change } as Facts & { isSignedIn?: boolean };
    renderUi(
      <InvitationPanel
        token="t"
        invitation={given}
        email={given.isSignedIn ? 'bia@example.org' : undefined}
        canSignUp={canSignUp}
      />,
    );
    return userEvent.setup();
  };
  const links = () =>
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

  it('says what the person will do, and opens the guides once they joined', async () => {
    vi.mocked(acceptInvitation).mockResolvedValue({
      uid: 'abcdefghjkmn',
      name: 'Oficina',
      role: 'editor',
      languages: [],
    });
    const user = open({});
    expect(screen.getByText('3 guides')).toBeTruthy();
    expect(screen.getByText('Your role: Editor')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(acceptInvitation).toHaveBeenCalledExactlyOnceWith('t');
    expect(goToPage).toHaveBeenCalledWith('/dashboard/projects?workshop=abcdefghjkmn');
  });

  it('shows why it was refused, and keeps the button', async () => {
    vi.mocked(acceptInvitation).mockRejectedValue(
      new ApiError('too_many_people', 'The workshop is full.', { status: 409 }),
    );
    const user = open({});
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('The workshop is full.')).toBeTruthy();
    expect(goToPage).not.toHaveBeenCalled();
  });

  it('names the languages of a translator, and what the role lacks', () => {
    open({ role: 'translator', languages: ['de', 'fr'] });
    expect(screen.getByText('Your role: Translator (German and French)')).toBeTruthy();
    expect(screen.getByText(/write their texts in your languages/)).toBeTruthy();
    expect(screen.queryByText(/publish and delete/)).toBeNull();
  });

  it('names what a hand-over means', () => {
    open({ role: 'owner' });
    expect(screen.getByText(/Everything becomes yours/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Take over' })).toBeTruthy();
  });

  it.each([
    [
      'a visitor log in or sign up, and come back',
      { isSignedIn: false },
      [
        ['Log in', '/auth?callbackUrl=%2Fworkshop%2Ft'],
        ['Sign up', '/auth/signup?callbackUrl=%2Fworkshop%2Ft'],
      ],
    ],
    [
      'a person who is in it already go there',
      { isMember: true },
      [['Open its guides', '/dashboard/projects?workshop=abcdefghjkmn']],
    ],
    [
      'a person with another e-mail change the account',
      { isForOther: true },
      [['Log in with another account', '/auth/logout?callbackUrl=%2Fworkshop%2Ft']],
    ],
    [
      'a person confirm the e-mail first',
      { needsConfirmation: true },
      [['To your account', '/dashboard/settings/account']],
    ],
    ['a person go on when it is over', { state: 'over' }, [['To the dashboard', '/dashboard']]],
  ])('lets %s', (_, change, ways) => {
    open(change);
    expect(links()).toEqual(ways);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers no new account where nobody may make one', () => {
    open({ isSignedIn: false }, false);
    expect(links().map(([name]) => name)).toEqual(['Log in']);
  });
});
