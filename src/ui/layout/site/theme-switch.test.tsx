import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { THEME_KEY } from '@/shared/interface/preferences';
import { renderUi } from '@/testing/ui/render-ui';
import { StoredState } from '../client-parts';
import { ThemeSwitch } from './theme-switch';

it('goes round system, light and dark, says which it is, and remembers a choice', async () => {
  renderUi(<ThemeSwitch />);
  const press = () => userEvent.click(screen.getByRole('button'));
  const state = () => [
    screen.getByRole('button').getAttribute('aria-label'),
    document.documentElement.dataset['theme'],
    localStorage.getItem(THEME_KEY),
  ];
  expect(state()).toEqual(['Theme: Same as the system', undefined, null]);
  await press();
  expect(state()).toEqual(['Theme: Light', 'light', 'light']);
  await press();
  expect(state()).toEqual(['Theme: Dark', 'dark', 'dark']);
  await press();
  expect(state()).toEqual(['Theme: Same as the system', undefined, null]);
});

it('keeps in step with the other tabs', () => {
  renderUi(
    <>
      <StoredState />
      <ThemeSwitch />
    </>,
  );
  const tell = (key: string | null, newValue: string | null) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
  const state = () => [
    screen.getByRole('button').getAttribute('aria-label'),
    document.documentElement.dataset['theme'],
  ];
  tell(THEME_KEY, 'dark');
  expect(state()).toEqual(['Theme: Dark', 'dark']);
  tell('something_else', 'light');
  expect(state()).toEqual(['Theme: Dark', 'dark']);
  tell(THEME_KEY, 'pink');
  expect(state()).toEqual(['Theme: Same as the system', undefined]);
  tell(THEME_KEY, 'light');
  tell(null, null);
  expect(state()).toEqual(['Theme: Same as the system', undefined]);
});
