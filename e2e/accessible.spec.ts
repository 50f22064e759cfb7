import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { newPerson } from './api';
import { expect, test } from './fixtures';

const PHONE = { width: 360, height: 740 };
const NARROWEST = { width: 320, height: 640 };

async function expectNoBarriers(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize(NARROWEST);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROWEST.width);
  await page.setViewportSize(PHONE);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, viewport: PHONE, reducedMotion: 'reduce', locale: colorScheme === 'dark' ? 'pt-BR' : 'en' });

    test('public pages have no barriers and fit a small phone', async ({ api, page }) => {
      await api.signUp(newPerson());
      const longName = 'Restore the incomparably uncomfortable grandmotherly rocking chair without losing patience, glue, screws or any fingers';
      const uid = await api.publishedProject({ name: longName });
      for (const path of ['/', '/explore', '/explore?search=xyzzyx', `/p/${uid}`, `/p/${uid}/s/2`, `/p/${uid}/finished`, '/auth', '/auth/signup', '/404']) {
        await page.goto(path);
        await expect(page.locator('h1').first()).toBeVisible();
        await expectNoBarriers(page);
        await expectNoSidewaysScroll(page);
      }
    });

    test('the creator’s pages have no barriers and fit a small phone', async ({ api, page }) => {
      const person = newPerson('Caio Reis');
      await api.signUp(person);
      const uid = await api.publishedProject({ name: 'Oil a squeaking hinge' });
      await page.goto('/auth');
      await page.locator('input[type=email]').fill(person.email);
      await page.locator('input[autocomplete=current-password]').fill(person.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/dashboard$/);
      for (const path of ['/dashboard', '/dashboard/projects', `/dashboard/projects/${uid}#steps`, `/dashboard/projects/${uid}#faq`,
        `/dashboard/projects/${uid}#settings`, `/dashboard/project/${uid}/published`,
        '/dashboard/settings', '/dashboard/settings/account', '/dashboard/settings/profile', '/dashboard/settings/password']) {
        await page.goto('/explore');
        await page.goto(path);
        await expect(page.locator('h1').first()).toBeVisible();
        await expectNoBarriers(page);
        await expectNoSidewaysScroll(page);
      }
    });
  });
}
