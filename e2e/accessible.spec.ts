import { newPerson } from './api';
import { expectNoBarriers, expectNoSidewaysScroll, PHONE } from './barriers';
import { expect, test } from './fixtures';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, viewport: PHONE, reducedMotion: 'reduce', locale: colorScheme === 'dark' ? 'pt-BR' : 'en' });

    test('public pages have no barriers and fit a small phone', async ({ api, page }) => {
      const creator = await api.signUp(newPerson());
      const longName = 'Restore the incomparably uncomfortable grandmotherly rocking chair without losing patience, glue, screws or any fingers';
      const uid = await api.publishedProject({ name: longName });
      for (const path of ['/', '/explore', '/explore?search=xyzzyx', `/p/${uid}`, `/p/${uid}/s/2`, `/p/${uid}/finished`, `/c/${creator}`,
        '/auth', '/auth/signup', '/auth/recovery', '/auth/recovery?token=x', '/auth/confirm?token=x', '/404']) {
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
