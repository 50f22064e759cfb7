import config from '../../playwright.config';
import { barelyScrolling } from '../a11y/barely-scrolling';
import { expect, test } from './fixtures';
import { SCREENS } from './list';
import { WINDOWS } from './screen';

// The driver hides scrollbars, which take room on Windows and most Linux desktops.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
  contextOptions: { reducedMotion: 'reduce' },
});

for (const screen of SCREENS.filter(({ isCompared }) => isCompared)) {
  test(`${screen.name} shows no scrollbar for a few pixels`, async ({ open, page }) => {
    await open(screen);
    for (const width of screen.widths ?? ([360, 1440] as const)) {
      await page.setViewportSize({ width, height: WINDOWS[width] });
      await expect.soft.poll(() => barelyScrolling(page), `in ${width} px`).toEqual([]);
    }
  });
}
