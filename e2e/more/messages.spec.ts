import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/page-actions';

const BAR = 'Save what was written, or throw it away. '.repeat(3);

/** A bar at the lower edge of the page, or of a sheet that opened after the messages. */
const layBar = (page: Page, where: 'page' | 'sheet', words: string) =>
  page.evaluate(
    ([place, text]) => {
      document.getElementById('bar-under-test')?.remove();
      const bar = document.createElement('div');
      bar.id = 'bar-under-test';
      bar.dataset['bottomBar'] = '';
      bar.style.cssText = 'position: sticky; bottom: 0; padding: 16px';
      bar.textContent = text;
      if (place === 'page') return document.querySelector('main')?.append(bar);
      const sheet = document.createElement('div');
      sheet.style.cssText = 'position: fixed; inset: 0; overflow: auto; z-index: 50';
      const content = document.createElement('div');
      content.style.height = '200vh';
      sheet.append(content, bar);
      document.body.append(sheet);
    },
    [where, words] as const,
  );

for (const width of [360, 1440]) {
  test(`messages do not cover the bar at the lower edge at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/developers/design');
    const tell = page.getByRole('button', { name: 'Failure', exact: true }).first();
    await hydrated(tell);
    await tell.click();
    const message = page.getByRole('alert').filter({ hasText: 'Oops, could not load' });
    const gap = async () => {
      const [above, below] = await Promise.all([
        message.boundingBox(),
        page.locator('#bar-under-test').boundingBox(),
      ]);
      return above && below ? below.y - (above.y + above.height) : undefined;
    };
    for (const where of ['page', 'sheet'] as const) {
      for (const label of ['Save', BAR]) {
        await layBar(page, where, label);
        await expect.poll(gap, `${where}: ${label}`).toBeGreaterThanOrEqual(8);
        expect(await gap()).toBeLessThan(40);
      }
    }
    // A bar only for phones is not in the way on wide screens.
    await page.locator('#bar-under-test').evaluate((bar) => {
      bar.dataset['bottomBar'] = 'phone';
      bar.style.cssText = 'position: fixed; inset: 0 0 auto';
    });
    if (width > 768)
      await expect.poll(async () => (await message.boundingBox())?.y).toBeGreaterThan(500);
    await page.getByRole('button', { name: 'Dismiss' }).last().click();
    await expect(message).toHaveCount(0);
  });
}
