import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { SidebarNav } from './sidebar-nav';
import { UpgradeBox } from './upgrade-box';

vi.mock('next/navigation', () => ({ usePathname: () => '/dashboard' }));

afterEach(() => {
  delete document.documentElement.dataset['upgrade'];
  document.cookie = 'makerstep_no_upgrade=; Path=/dashboard; Max-Age=0';
  window.history.replaceState(null, '', '/');
});

it('leads to the prices, and stays away once it was dismissed', () => {
  window.history.replaceState(null, '', '/dashboard/projects');
  renderUi(<UpgradeBox />);
  expect(screen.getByText('Unlock more powerful features')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'UPGRADE TO PRO' }).getAttribute('href')).toBe(
    '/pricing',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Do not show this again' }));
  expect(document.documentElement.dataset['upgrade']).toBe('dismissed');
  expect(document.cookie).toContain('makerstep_no_upgrade=1');
});

it('makes no two landmarks of one name on the welcome page, which shows it twice', () => {
  renderUi(
    <>
      <UpgradeBox />
      <UpgradeBox />
    </>,
  );
  const boxes = screen.getAllByText('Unlock more powerful features');
  expect(boxes.map((text) => text.closest('section, aside'))).toEqual([null, null]);
});

it('the sidebar has the entries about plans, unless the operator wants none', () => {
  const { unmount } = renderUi(<SidebarNav showsPlans />);
  const plan = screen.getByRole('group', { name: 'Plan' });
  expect(
    [...plan.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Financial (Bills)', '/pricing'],
    ['My Plan', '/pricing'],
    ['Upgrade', '/pricing'],
  ]);
  unmount();
  renderUi(<SidebarNav showsPlans={false} />);
  expect(document.querySelector('a[href="/pricing"]')).toBeNull();
});
