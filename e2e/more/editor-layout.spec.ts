import type { Locator, Page } from '@playwright/test';
import { newPerson } from '../support/api';
import { PHONE } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { hydrated, middleOf, signInWithApi, slide } from '../support/page-actions';

const STEPS = 14;
const LONG = 'Work slowly, and look at the line. '.repeat(14).trim();

async function topOf(target: Locator): Promise<number> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return Math.round(box.y);
}
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
/** Waits until the page has been still for some frames. */
const still = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let [last, frames] = [window.scrollY, 0];
        const look = () => {
          frames = window.scrollY === last ? frames + 1 : 0;
          last = window.scrollY;
          if (frames > 30) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

const stays = async (page: Page, by: 'mouse' | 'finger') => {
  const handle = page.getByRole('button', { name: 'Reorder Step name 1', exact: true });
  await hydrated(handle);
  const height = await pageHeight(page);
  const [from, size] = [await middleOf(handle), page.viewportSize() ?? PHONE];
  await slide(page, by, from, { ...from, y: size.height - 5 }, async () => {
    await expect(
      page.getByText(`Step name 1 is now at position ${STEPS + 1} of ${STEPS + 1}`),
    ).toBeAttached();
    await still(page);
    expect(await pageHeight(page)).toBe(height);
    const [row, list] = await Promise.all([
      page.getByRole('listitem').filter({ has: handle }).boundingBox(),
      page.getByRole('list', { name: 'Steps and chapters' }).boundingBox(),
    ]);
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(
      (list?.y ?? 0) + (list?.height ?? 0) + 1,
    );
    // The end of the list is visible: there is nothing to scroll to beyond it.
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeGreaterThan(size.height / 2);
  });
};

test.beforeEach(async ({ api, page }) => {
  const person = newPerson('Paula Reis');
  await api.signUp(person);
  const uid = await api.publishedProject({ name: 'Sharpen a chisel', steps: STEPS });
  await signInWithApi(page, person, `/dashboard/projects/${uid}#steps`);
});

test('a row held at the lower edge stays in its list, whose end is the end of scrolling', ({
  page,
}) => stays(page, 'mouse'));

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
  test.use({ viewport: PHONE, hasTouch: true });

  test('a row held by a finger at the lower edge stays in its list', ({ page }) =>
    stays(page, 'finger'));

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
