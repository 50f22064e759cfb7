import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

export const PHONE = { width: 360, height: 740 };
const NARROWEST = { width: 320, height: 640 };

/** Axe finds nothing on the page as it stands. */
export async function expectNoBarriers(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}

/** The page fits a window of 320 px; the window is a usual phone's afterwards. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize(NARROWEST);
  // Charts are drawn anew for the narrower window a moment after it is there.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROWEST.width);
  await page.setViewportSize(PHONE);
}
