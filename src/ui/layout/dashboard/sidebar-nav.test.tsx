import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { SidebarNav } from './sidebar-nav';

vi.mock('next/navigation', () => ({ usePathname: () => '/en/dashboard/settings/tokens' }));

it('leads to every page of the settings', () => {
  renderUi(<SidebarNav showsPlans={false} />);
  expect(
    ['Account', 'Profile', 'People', 'Password', 'Access tokens', 'Webhooks'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    ),
  ).toEqual([
    '/dashboard/settings/account',
    '/dashboard/settings/profile',
    '/dashboard/settings/people',
    '/dashboard/settings/password',
    '/dashboard/settings/tokens',
    '/dashboard/settings/webhooks',
  ]);
  expect(screen.getByRole('link', { name: 'Access tokens' }).ariaCurrent).toBe('page');
});

it('leads to the import of guides', () => {
  renderUi(<SidebarNav showsPlans={false} />);
  expect(screen.getByRole('link', { name: 'Import' }).getAttribute('href')).toBe(
    '/dashboard/import',
  );
});

it('names the sessions where there are no passwords', () => {
  renderUi(<SidebarNav showsPlans={false} hasPasswords={false} />);
  expect(screen.queryByRole('link', { name: 'Password' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sessions' }).getAttribute('href')).toBe(
    '/dashboard/settings/password',
  );
});

it('leaves out pages that the role lacks', () => {
  renderUi(<SidebarNav showsPlans={false} may={() => false} />);
  expect(screen.getByRole('link', { name: 'My projects' })).toBeTruthy();
  for (const name of ['Dashboard', 'Analytics', 'Import'])
    expect(screen.queryByRole('link', { name })).toBeNull();
});

it('leaves out what only the owner of the workshop changes', () => {
  renderUi(<SidebarNav showsPlans={false} isOwner={false} />);
  expect(screen.getByRole('link', { name: 'People' })).toBeTruthy();
  for (const name of ['Profile', 'Webhooks'])
    expect(screen.queryByRole('link', { name })).toBeNull();
});
