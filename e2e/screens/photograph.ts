import type { CDPSession, Page } from '@playwright/test';
import { type Screen, type Stage, type Width, WINDOWS, WIDTHS } from './screen';
import { makeStill } from './still';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Photograph {
  width: Width;
  theme: Theme;
  /** takes it, again each time, as PNG */
  take: () => Promise<Buffer>;
}

/**
 * Turns an opened screen into each of its pictures in turn, narrow ones first, without loading anything anew.
 * @param heightMaxPx of pictures of whole pages
 */
export async function* photographs(screen: Screen, { page, world }: Stage, heightMaxPx: number): AsyncGenerator<Photograph> {
  const session = await page.context().newCDPSession(page);
  await page.mouse.move(0, 0);
  for (const width of screen.widths ?? WIDTHS) {
    await page.setViewportSize({ width, height: WINDOWS[width] });
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      yield {
        width, theme,
        take: async () => {
          await makeStill(page, world);
          if (screen.isWhole && await showWhole(page, width, heightMaxPx)) await makeStill(page, world);
          return capture(session);
        },
      };
    }
  }
  await session.detach();
}

/** Makes the window as high as the page, so that what sticks to its edges is there once. @returns whether that changed it */
async function showWhole(page: Page, width: Width, heightMaxPx: number): Promise<boolean> {
  const shownPx = page.viewportSize()?.height ?? 0;
  const wholePx = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.max(WINDOWS[width], Math.min(wholePx, heightMaxPx));
  if (height <= shownPx) return false;
  await page.setViewportSize({ width, height });
  return true;
}

async function capture(session: CDPSession): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}
