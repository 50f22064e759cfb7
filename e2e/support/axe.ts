import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

export const PHONE = { width: 360, height: 740 };
const NARROWEST = { width: 320, height: 640 };

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const TO_TOP = '.to-top a';

/** Axe finds no violation on the page in its current state. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // React removes the title of the previous page a frame before it writes the next one.
  await expect(page).toHaveTitle(/./);
  const showToTop = (visibility: string) =>
    page.locator(TO_TOP).evaluateAll((links, wanted) => {
      for (const link of links) (link as HTMLElement).style.visibility = wanted;
    }, visibility);
  // Before scrolling, the back-to-top link lies three windows down over other content. It is
  // checked alone.
  await showToTop('hidden');
  await expectNoViolations(page, (axe) => axe.withTags(RULES));
  await showToTop('');
  if (await page.locator(TO_TOP).isVisible()) {
    await expectNoViolations(page, (axe) =>
      axe.include(TO_TOP).withTags(RULES).disableRules('target-size'),
    );
  }
}

/**
 * Text has a contrast of 7:1, large text 4.5:1 (WCAG 2.2, 1.4.6), with the preference for more
 * contrast.
 */
export const expectStrongContrast = (page: Page): Promise<void> =>
  expectNoViolations(page, (axe) => axe.withRules(['color-contrast-enhanced']));

/** Text has enough contrast, as axe checks it (WCAG 2.2, 1.4.3). */
export const expectColourContrast = (page: Page): Promise<void> =>
  expectNoViolations(page, (axe) => axe.withRules(['color-contrast']));

/** @param options restrict the rules and the part of the page */
async function expectNoViolations(
  page: Page,
  only: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  // Sticky elements cover something at every scroll position.
  await page.evaluate(() => window.scrollTo(0, 0));
  // Reporting only violations, without the second page that axe opens for cross-origin frames,
  // takes a third of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await only(axe).analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
  ).toEqual([]);
}

/** The page fits a window of 320 px; afterwards the window is that of a usual phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize(NARROWEST);
  // Charts redraw for the narrower window a moment later.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(NARROWEST.width);
  await page.setViewportSize(PHONE);
}
