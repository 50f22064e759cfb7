import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { THEME_KEY } from '@/shared/preferences';
import { renderUi } from '@/testing/render-ui';
import { ThemeSwitch } from './theme-switch';

it('goes round system, light and dark, says which it is, and remembers a choice', async () => {
  renderUi(<ThemeSwitch />);
  const press = () => userEvent.click(screen.getByRole('button'));
  const state = () => [screen.getByRole('button').getAttribute('aria-label'), document.documentElement.dataset['theme'], localStorage.getItem(THEME_KEY)];
  expect(state()).toEqual(['Theme: As the system', undefined, null]);
  await press();
  expect(state()).toEqual(['Theme: Light', 'light', 'light']);
  await press();
  expect(state()).toEqual(['Theme: Dark', 'dark', 'dark']);
  await press();
  expect(state()).toEqual(['Theme: As the system', undefined, null]);
});
