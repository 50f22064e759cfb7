import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SIDEBAR_KEY, SIGNED_IN_COOKIE, THEME_KEY } from '@/shared/interface/preferences';
import { StoredState } from '../client-parts';

const root = document.documentElement;
afterEach(() => {
  localStorage.clear();
  document.cookie = `${SIGNED_IN_COOKIE}=; Max-Age=0`;
  for (const name of ['theme', 'session', 'sidebar']) delete root.dataset[name];
});

it('brings theme, sidebar and menu to documents that scripts alone have made', () => {
  localStorage.setItem(THEME_KEY, 'dark');
  localStorage.setItem(SIDEBAR_KEY, '1');
  document.cookie = `${SIGNED_IN_COOKIE}=1`;
  render(<StoredState />);
  expect({ ...root.dataset }).toEqual({ theme: 'dark', session: 'in', sidebar: 'collapsed' });
});

it('takes only themes there are', () => {
  localStorage.setItem(THEME_KEY, 'pink');
  render(<StoredState />);
  expect({ ...root.dataset }).toEqual({});
});
