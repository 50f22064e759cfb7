import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteFacts } from '@/i18n/operator-settings';
import { setSite } from '@/server/site/current';
import { SITE_DEFAULTS } from '@/shared/site/settings';
import { renderUi } from '@/testing/ui/render-ui';
import { FooterWords } from './own-words';
import { SiteFooter } from './site-footer';
import { SiteNav } from './site-body';
import { StartButton } from './start-button';

const { pathname } = vi.hoisted(() => ({ pathname: vi.fn(() => '/en') }));
vi.mock('next/navigation', () => ({ usePathname: pathname }));

it("leads to the tab 'Create account'", () => {
  renderUi(
    <>
      <SiteNav site={siteFacts()} />
      <StartButton label="Create a guide" />
    </>,
  );
  for (const name of ['SIGN UP', 'Create a guide'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/auth?new');
});

it('leads to the public pages, and marks the current one', () => {
  pathname.mockReturnValue('/en/about');
  renderUi(
    <>
      <SiteNav site={siteFacts()} />
      <SiteFooter site={siteFacts()} social={<p />} />
    </>,
  );
  pathname.mockReturnValue('/en');
  const linksOf = (name: string) =>
    within(screen.getByRole('navigation', { name })).getAllByRole('link');
  const addressesOf = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
  const main = linksOf('Main');
  expect(addressesOf(main).slice(0, 3)).toEqual(['/explore', '/about', '/contact']);
  expect(addressesOf(linksOf('Footer'))).toEqual([
    '/explore',
    '/about',
    '/pricing',
    '/contact',
    '/terms-conditions',
    '/privacy-policy',
    '/developers',
    '/auth',
    '/auth/signup',
    '/dashboard',
  ]);
  expect(main.map((link) => link.getAttribute('aria-current')).slice(0, 3)).toEqual([
    null,
    'page',
    null,
  ]);
});

it('shows the own words of the operators, in the language of the page or another', () => {
  setSite({
    ...SITE_DEFAULTS,
    footerText: { en: '', 'pt-BR': 'Feito **aqui**' },
    footerLinks: [{ label: { en: 'Shop', 'pt-BR': 'Loja' }, url: 'https://shop.example/' }],
    rules: { en: 'Be kind', 'pt-BR': '' },
  });
  renderUi(<SiteFooter site={siteFacts()} social={<FooterWords />} />);
  setSite(SITE_DEFAULTS);
  expect(screen.getByText('aqui').closest('[lang]')?.getAttribute('lang')).toBe('pt-BR');
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([addressOf('Shop'), addressOf('House rules')]).toEqual([
    'https://shop.example/',
    '/house-rules',
  ]);
});

describe.each(['invitation', 'closed'] as const)('where joining is %s', (mode) => {
  beforeEach(() => setSite({ ...SITE_DEFAULTS, joining: { mode, domains: [] } }));
  afterEach(() => setSite(SITE_DEFAULTS));

  it('nothing promises an account', () => {
    renderUi(
      <>
        <SiteNav site={siteFacts()} />
        <SiteFooter site={siteFacts()} social={<p />} />
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
