import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSite } from '@/server/site/current';
import { SITE_DEFAULTS } from '@/shared/site/settings';
import { renderUi } from '@/testing/ui/render-ui';
import { SiteFooter } from './site-footer';
import { SiteNav } from './site-frame';
import { StartButton } from './start-button';

vi.mock('next/navigation', () => ({ usePathname: () => '/en' }));

it("leads to the tab 'Create account'", () => {
  renderUi(
    <>
      <SiteNav />
      <StartButton label="Create a guide" />
    </>,
  );
  for (const name of ['SIGN UP', 'Create a guide'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/auth?new');
});

describe.each(['invitation', 'closed'] as const)('where joining is %s', (mode) => {
  beforeEach(() => setSite({ ...SITE_DEFAULTS, joining: { mode, domains: [] } }));
  afterEach(() => setSite(SITE_DEFAULTS));

  it('nothing promises an account', () => {
    renderUi(
      <>
        <SiteNav />
        <SiteFooter />
        <StartButton label="Create a guide" />
      </>,
    );
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).not.toContain('/auth/signup');
    expect(links).not.toContain('/auth?new');
    expect(links.filter((href) => href === '/auth')).toHaveLength(2);
    expect(screen.queryByText('Create a guide')).toBeNull();
  });
});
