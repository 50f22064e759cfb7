import type { Page } from '@playwright/test';
import { type Screen, type Stage, type Width, WINDOWS, WIDTHS } from './screen';
import { makeStill } from './still';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Screenshot {
  width: Width;
  theme: Theme;
  /** Makes the page ready for a screenshot. */
  prepare: () => Promise<void>;
  /** Prepares the page and returns a PNG of it. */
  take: () => Promise<Buffer>;
}

/**
 * Shows an opened screen in each width and theme, without reloading.
 * @param heightMaxPx of full-page screenshots
 * @param widths narrow ones first
 */
export async function* screenshots(
  screen: Screen,
  { page, fixtures }: Stage,
  heightMaxPx: number,
  widths: readonly Width[] = screen.widths ?? WIDTHS,
): AsyncGenerator<Screenshot> {
  await page.mouse.move(0, 0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: WINDOWS[width] });
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      const prepare = async () => {
        await makeStill(page, fixtures);
        if (screen.isWhole && (await showWhole(page, width, heightMaxPx)))
          await makeStill(page, fixtures);
      };
      yield {
        width,
        theme,
        prepare,
        take: async () => {
          await prepare();
          return page.screenshot();
        },
      };
    }
  }
}

/**
 * Makes the window as high as the page, so that sticky parts appear once.
 * @returns whether the height changed
 */
async function showWhole(page: Page, width: Width, heightMaxPx: number): Promise<boolean> {
  const shownPx = page.viewportSize()?.height ?? 0;
  const wholePx = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.max(WINDOWS[width], Math.min(wholePx, heightMaxPx));
  if (height <= shownPx) return false;
  await page.setViewportSize({ width, height });
  return true;
}
