import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { SiteNav } from './site-nav';

vi.mock('next/navigation', () => ({ usePathname: () => '/en' }));

it('links to the sign-up form', () => {
  renderUi(<SiteNav />);
  expect(screen.getByRole('link', { name: 'SIGN UP' }).getAttribute('href')).toBe('/auth/signup');
});
