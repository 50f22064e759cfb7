import type { Locator, Page } from '@playwright/test';
import { newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { hydrated, signInWithApi } from '../support/page-actions';

const LONG = 'Work slowly, and look at the line. '.repeat(14).trim();

async function topOf(target: Locator): Promise<number> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return Math.round(box.y);
}
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test.beforeEach(async ({ api, page }) => {
  const person = newPerson('Paula Reis');
  await api.signUp(person);
  const uid = await api.publishedProject({ name: 'Sharpen a chisel', steps: 14 });
  await signInWithApi(page, person, `/dashboard/projects/${uid}`);
});

test.describe('beside the list', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the panel moves neither the pressed row nor the text being typed, and shows the fields first', async ({
    page,
  }) => {
    const row = page.locator('[data-item]', { hasText: 'Step name 9' });
    await hydrated(row);
    await row.scrollIntoViewIfNeeded();
    const rowTop = await topOf(row);
    await row.click();
    const panel = page.getByRole('complementary', { name: 'Step 9' });
    await expect(panel).toBeVisible();
    expect(await topOf(row)).toBe(rowTop);

    const description = panel.getByLabel('Description');
    await expect(panel.getByLabel('Name')).toBeInViewport({ ratio: 1 });
    await expect(description).toBeInViewport({ ratio: 1 });
    const [top, height] = [await topOf(description), await pageHeight(page)];
    await description.fill(LONG);
    expect(await topOf(description)).toBe(top);
    await expect(panel.getByText(/Saved ·/)).toBeVisible();
    expect(await pageHeight(page)).toBe(height);
    await expect(panel.getByRole('region', { name: 'Preview' })).toContainText(LONG);

    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(row).toBeFocused();
    expect(await topOf(row)).toBe(rowTop);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the focused field and its button stay above the keyboard', async ({ page }) => {
    const row = page.locator('[data-item]', { hasText: 'Step name 2' });
    await hydrated(row);
    await row.tap();
    const sheet = page.getByRole('dialog', { name: 'Step 2' });
    const description = sheet.getByLabel('Description');
    await description.tap();
    // As a keyboard that makes the window lower (interactive-widget).
    await page.setViewportSize({ width: 360, height: 380 });
    await description.fill(LONG);
    await expect(description).toBeFocused();
    await expect(description).toBeInViewport();
    await expect(sheet.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute(
      'content',
      /interactive-widget=resizes-content/,
    );
  });
});
