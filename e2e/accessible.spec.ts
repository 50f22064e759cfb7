import { newPerson } from './api';
import { signInQuietly } from './hands';
import { expectNoBarriers, expectNoSidewaysScroll, PHONE } from './barriers';
import { expect, test } from './fixtures';

// Each page is looked at whole by axe, which takes a slow machine seconds.
test.describe.configure({ timeout: 240_000 });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, viewport: PHONE, reducedMotion: 'reduce', locale: colorScheme === 'dark' ? 'pt-BR' : 'en' });

    test('public pages have no barriers and fit a small phone', async ({ api, page }) => {
      const creator = await api.signUp(newPerson());
      const longName = 'Restore the incomparably uncomfortable grandmotherly rocking chair without losing patience, glue, screws or any fingers';
      const uid = await api.publishedProject({ name: longName });
      for (const path of ['/', '/explore', '/explore?search=xyzzyx', `/p/${uid}`, `/p/${uid}/s/2`, `/p/${uid}/finished`, `/p/${uid}/embed`, `/c/${creator}`, '/offline', '/developers/design', '/auth/unsubscribe?token=x', '/auth/withdraw?token=x',
        '/auth', '/auth/signup', '/auth/recovery', '/auth/recovery?token=x', '/auth/confirm?token=x', '/404',
        '/about', '/pricing', '/contact', '/contact/sent', '/contact/again?draft=x', '/privacy-policy', '/terms-conditions']) {
        await page.goto(path);
        await expect(page.locator('h1').first()).toBeVisible();
        await expectNoBarriers(page);
        await expectNoSidewaysScroll(page);
      }
    });

    test('the viewer’s dialogs have no barriers and fit a small phone, upright and on its side', async ({ api, page }) => {
      await api.signUp(newPerson());
      await page.goto(`/p/${await api.publishedProject({ name: 'Sharpen a chisel' })}/s/1`);
      const tools = colorScheme === 'dark' ? ['Leitura e controles', 'Idioma do guia', 'Resumo'] : ['Reading and controls', 'Language of the guide', 'Summary'];
      for (const name of tools) {
        const tool = page.getByRole('button', { name, exact: true });
        await expect(tool).toBeEnabled();
        await tool.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoBarriers(page);
        await expectNoSidewaysScroll(page);
        await page.setViewportSize({ width: 640, height: 360 });
        // The title and the button under it leave most of a low window to what can be chosen.
        await expect.poll(() => page.getByRole('dialog').evaluate((dialog) => (dialog.clientHeight - Math.max(...Array.from(dialog.children, (part) => part.clientHeight))) / window.innerHeight)).toBeLessThan(0.42);
        await page.setViewportSize(PHONE);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });

    test('the creator’s pages have no barriers and fit a small phone', async ({ api, page }) => {
      const person = newPerson('Caio Reis');
      await api.signUp(person);
      const uid = await api.publishedProject({ name: 'Oil a squeaking hinge' });
      await signInQuietly(page, person, '/dashboard');
      for (const path of ['/dashboard', '/dashboard/projects', `/dashboard/projects/${uid}#steps`, `/dashboard/projects/${uid}#faq`,
        `/dashboard/projects/${uid}#settings`, `/dashboard/projects/${uid}#analytics`, `/dashboard/projects/${uid}#feedback`,
        `/dashboard/project/${uid}/published`, `/dashboard/project/${uid}/labels`, '/dashboard/analytics',
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
