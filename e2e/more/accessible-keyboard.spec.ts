import type { Locator, Page } from '@playwright/test';
import { newPerson } from '../support/api';
import { PHONE } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { hydrated, signInWithApi } from '../support/page-actions';

test.use({ reducedMotion: 'reduce' });

const focused = (page: Page) => page.locator(':focus');

/**
 * Opens by keyboard what `opener`, or the last entry of its menu, opens; Tab stays in it, and
 * Escape closes it and returns the focus, or moves it to `after`.
 */
async function expectTrap(
  page: Page,
  opener: Locator,
  dialog: Locator,
  { hasMenu = false, after = opener }: { hasMenu?: boolean; after?: Locator } = {},
): Promise<void> {
  await expect(opener).toBeEnabled();
  await hydrated(opener);
  await opener.focus();
  await page.keyboard.press('Enter');
  if (hasMenu) {
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem').last()).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(dialog).toBeVisible();
  for (const key of [
    'Tab',
    'Tab',
    'Tab',
    'Tab',
    'Shift+Tab',
    'Shift+Tab',
    'Shift+Tab',
    'Shift+Tab',
    'Shift+Tab',
    'Shift+Tab',
  ]) {
    await page.keyboard.press(key);
    // Tab in a native modal dialog also reaches the browser's own buttons.
    await expect
      .poll(
        () =>
          dialog.evaluate(
            (element) =>
              document.activeElement === document.body || element.contains(document.activeElement),
          ),
        `after ${key}`,
      )
      .toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(after).toBeFocused();
}

test('the first key skips header and sidebar', async ({ api, page }) => {
  const person = newPerson();
  await api.signUp(person);
  await signInWithApi(page, person, '/offline');
  for (const path of [
    '/',
    '/explore',
    '/auth/recovery',
    '/dashboard',
    '/dashboard/settings/profile',
  ]) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText('Skip to content');
    await expect(focused(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect
      .poll(
        () => page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
        path,
      )
      .toBe(true);
  }
});

test('dialogs trap the focus and return it', async ({ api, page }) => {
  const person = newPerson();
  await api.signUp(person);
  const uid = await api.publishedProject({ name: 'Sharpen a chisel' });
  await signInWithApi(page, person, `/dashboard/projects/${uid}`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expectTrap(page, button('Share'), page.getByRole('dialog'));
  await expectTrap(page, button('More actions'), page.getByRole('alertdialog'), {
    hasMenu: true,
  });
  await page.goto(`/p/${uid}/s/1`);
  for (const tool of ['Report a problem', 'Summary', 'More options'])
    await expectTrap(
      page,
      button(tool),
      page.getByRole('dialog'),
      // Keys control the step again.
      { after: page.getByRole('region', { name: /^Step 1 of/ }) },
    );
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expectTrap(page, button('Open menu'), menu);
  await button('Open menu').click();
  await expect(menu).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.setViewportSize({ width: 900, height: 640 });
  await expect(menu).toBeHidden();
});
