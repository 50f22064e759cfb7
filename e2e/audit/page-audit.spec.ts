import { expectColourContrast } from '../support/axe';
import { auditOnPhone } from '../screens/audit';
import { expect, test } from '../screens/fixtures';
import { SCREENS } from '../screens/list';

// Representative screens, each opened once. e2e/screens/all-audited.spec.ts audits all of them, in
// more windows and with larger letters.
test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en', colorScheme: 'light' });

for (const screen of SCREENS.filter(({ isCompared }) => isCompared)) {
  test(`${screen.name} is accessible`, async ({ open, page }) => {
    await open(screen);
    await test.step('on a phone', () => auditOnPhone(page));
    await test.step('in the dark theme', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectColourContrast(page);
    });
  });
}

test('the landing page with real guides is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  await auditOnPhone(page);
});
