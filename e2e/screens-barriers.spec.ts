import type { Page } from '@playwright/test';
import { expectNoBarriers, expectStrongContrast } from './barriers';
import { cutTexts, withLettersTwiceAsLarge, withWideLetters } from './people/cut-text';
import { ALL_SCREENS } from './people/more-screens';
import { movingParts } from './people/motion';
import { problemsOf, tabStops } from './people/tab-stops';
import { smallTargets } from './people/targets';
import { expect, test } from './screens/fixtures';
import { WINDOWS } from './screens/screen';

// Each screen is looked at whole several times, which takes a slow machine seconds.
test.describe.configure({ timeout: 120_000 });
// Recording each page takes as long as looking at it.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

// All that is wrong with a screen is told at once.
const softly = expect.configure({ soft: true });

for (const [index, screen] of ALL_SCREENS.entries()) {
  // Every other one in the other language and theme: words of both have to fit and to name things; e2e/screens.spec.ts looks at the rest.
  const [locale, colorScheme] =
    index % 2 === 0 ? (['en', 'light'] as const) : (['pt-BR', 'dark'] as const);
  test.describe(screen.name, () => {
    test.use({ locale, colorScheme });

    test('has no barriers: by finger, by keyboard, with larger letters, with more contrast', async ({
      open,
      page,
    }) => {
      await open(screen);
      await test.step('on a phone', async () => {
        await expectNoBarriers(page);
        softly(await movingParts(page), 'moves, though the reader wants nothing to move').toEqual(
          [],
        );
        softly(await smallTargets(page), 'is smaller than a finger').toEqual([]);
        softly(problemsOf(await tabStops(page)), 'by keyboard').toEqual([]);
      });
      await test.step('in the smallest window, with wide letters and with letters twice as large', async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await withWideLetters(page, () => expectNothingCut(page, 'with wide letters'));
        await withLettersTwiceAsLarge(page, async () => {
          await expectNothingCut(page, 'in 320 px');
          // Wider ones are laid out for more letters than fit when these are twice as large.
          for (const width of screen.widths ? [640] : [640, 768, 1024, 1440]) {
            await page.setViewportSize({ width, height: 640 });
            await expectNothingCut(page, `in ${width} px`);
          }
        });
      });
      await test.step('on a wide screen', async () => {
        const width = screen.widths?.[0] ?? 1440;
        await page.setViewportSize({ width, height: WINDOWS[width] });
        softly(problemsOf(await tabStops(page)), 'by keyboard').toEqual([]);
        await page.emulateMedia({ contrast: 'more' });
        await expectStrongContrast(page);
      });
    });
  });
}

// What is drawn anew for another width or other letters may take its time.
const expectNothingCut = (page: Page, when: string): Promise<void> =>
  softly.poll(() => cutTexts(page), when).toEqual([]);
