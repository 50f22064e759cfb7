import { newPerson } from '../support/api';
import { PHONE } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { waitForViewer } from '../support/viewer-page';

test.use({ viewport: PHONE, reducedMotion: 'reduce' });

test('the viewer’s dialogs leave most of a low window to their content', async ({ api, page }) => {
  await api.signUp(newPerson());
  await page.goto(`/p/${await api.publishedProject({ name: 'Sharpen a chisel' })}/s/1`);
  for (const name of ['More options', 'Language of the guide', 'Summary']) {
    await page.setViewportSize(PHONE);
    const tool = page.getByRole('button', { name, exact: true });
    await waitForViewer(page);
    if (!(await tool.isVisible())) await page.getByRole('button', { name: 'More options' }).click();
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
