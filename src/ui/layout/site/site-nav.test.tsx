import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { SiteNav } from './site-nav';

vi.mock('next/navigation', () => ({ usePathname: () => '/en' }));

it('leads whoever wants an account to the form that makes one', () => {
  renderUi(<SiteNav />);
  expect(screen.getByRole('link', { name: 'SIGN UP' }).getAttribute('href')).toBe('/auth/signup');
});
