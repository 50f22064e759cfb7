import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { ALL_WAYS } from '@/testing/ui/sign-in-ways';
import type { AccountView } from '../../schema';
import { SettingsOverview } from './settings-overview';

it('the overview shows the current settings with links to change them, for an editor without those of the owner', () => {
  const creator = {
    uid: 'abcdefghjkmn',
    name: 'Oficina',
    avatar: null,
    cover: null,
    textColor: '#1b1916',
    backgroundColor: '#d3d3d3',
    coverOpacity: 0.5,
    smallDescription: '',
    url: 'https://www.oficina.example/loja',
    verified: false,
    verifiedAt: null,
  };
  const account: AccountView = {
    id: '1',
    name: 'Ana',
    email: 'ana@example.org',
    creator,
    workshops: [{ uid: creator.uid, name: creator.name, role: 'owner', languages: [] }],
    emailConfirmed: true,
    hasPassword: true,
    providers: ['google'],
    secondFactors: [],
    isFreshFromProvider: false,
    isOperator: false,
    dailyMail: true,
    namedVisits: null,
  };
  const show = (change: Partial<ComponentProps<typeof SettingsOverview>> = {}) =>
    renderUi(
      <SettingsOverview
        account={account}
        ways={ALL_WAYS}
        profile={creator}
        peopleCount={1}
        sessionCount={3}
        tokenCount={2}
        webhookCount={2}
        {...change}
      />,
    );
  const targets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const { unmount } = show();
  for (const text of [
    'Confirmed',
    'Password, Google',
    'oficina.example',
    'Not set yet',
    'Only you',
    'On 3 devices or browsers',
    '2 tokens',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(targets()).toEqual([
    '/dashboard/settings/account',
    '/dashboard/settings/profile',
    '/dashboard/settings/people',
    '/dashboard/settings/password',
    '/dashboard/settings/tokens',
    '/dashboard/settings/webhooks',
  ]);
  unmount();
  show({ profile: undefined, webhookCount: undefined });
  expect(targets()).toEqual([
    '/dashboard/settings/account',
    '/dashboard/settings/people',
    '/dashboard/settings/password',
    '/dashboard/settings/tokens',
  ]);
});
