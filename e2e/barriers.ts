import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

export const PHONE = { width: 360, height: 740 };
const NARROWEST = { width: 320, height: 640 };

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const TO_TOP = '.to-top a';

/** Axe finds nothing on the page as it stands. */
export async function expectNoBarriers(page: Page): Promise<void> {
  // React takes the title of the page before away a frame before it writes the next one.
  await expect(page).toHaveTitle(/./);
  const showToTop = (visibility: string) =>
    page.locator(TO_TOP).evaluateAll((links, wanted) => {
      for (const link of links) (link as HTMLElement).style.visibility = wanted;
    }, visibility);
  // Until one has scrolled, the way back to the top lies three windows down, over whatever happens to stand there. It is looked at by itself.
  await showToTop('hidden');
  await expectNothingFound(page, (axe) => axe.withTags(RULES));
  await showToTop('');
  if (await page.locator(TO_TOP).isVisible()) {
    await expectNothingFound(page, (axe) =>
      axe.include(TO_TOP).withTags(RULES).disableRules('target-size'),
    );
  }
}

/** Text has a contrast of 7:1, large text 4.5:1 (WCAG 2.2, 1.4.6), as one gets it who asks for more contrast. */
export const expectStrongContrast = (page: Page): Promise<void> =>
  expectNothingFound(page, (axe) => axe.withRules(['color-contrast-enhanced']));

/** Text can be told from what is behind it, as axe looks for it everywhere else (WCAG 2.2, 1.4.3). */
export const expectColourContrast = (page: Page): Promise<void> =>
  expectNothingFound(page, (axe) => axe.withRules(['color-contrast']));

/** @param only what is looked for, and where */
async function expectNothingFound(
  page: Page,
  only: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  // What sticks to the window covers something wherever one has scrolled to.
  await page.evaluate(() => window.scrollTo(0, 0));
  // It takes a third of the time when only what is wrong is told where it stands, and when nothing goes through a second page for the
  // sake of frames from elsewhere, of which there are none.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await only(axe).analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
  ).toEqual([]);
}

/** The page fits a window of 320 px; the window is a usual phone's afterwards. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize(NARROWEST);
  // Charts are drawn anew for the narrower window a moment after it is there.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(NARROWEST.width);
  await page.setViewportSize(PHONE);
}
