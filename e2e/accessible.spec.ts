import { newPerson } from './api';
import { expectNoBarriers, expectNoSidewaysScroll, PHONE } from './barriers';
import { expect, test } from './fixtures';

// Beside e2e/screens-barriers.spec.ts, which looks at every screen: what depends on other people's guides, and windows that are low.
test.use({ viewport: PHONE, reducedMotion: 'reduce' });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, locale: colorScheme === 'dark' ? 'pt-BR' : 'en' });

    test('pages with whatever guides there are have no barriers and fit a small phone', async ({
      page,
    }) => {
      for (const path of ['/', '/explore']) {
        await page.goto(path);
        await expect(page.locator('h1').first()).toBeVisible();
        await expectNoBarriers(page);
        await expectNoSidewaysScroll(page);
      }
    });
  });
}

test('the viewer’s dialogs leave most of a low window to what can be chosen', async ({
  api,
  page,
}) => {
  await api.signUp(newPerson());
  await page.goto(`/p/${await api.publishedProject({ name: 'Sharpen a chisel' })}/s/1`);
  for (const name of ['Reading and controls', 'Language of the guide', 'Summary']) {
    await page.setViewportSize(PHONE);
    const tool = page.getByRole('button', { name, exact: true });
    await expect(tool).toBeEnabled();
    await tool.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.setViewportSize({ width: 640, height: 360 });
    // The title and the button under it.
    await expect
      .poll(() =>
        page
          .getByRole('dialog')
          .evaluate(
            (dialog) =>
              (dialog.clientHeight -
                Math.max(...Array.from(dialog.children, (part) => part.clientHeight))) /
              window.innerHeight,
          ),
      )
      .toBeLessThan(0.42);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
