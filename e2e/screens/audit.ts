import type { Page } from '@playwright/test';
import { expectNoAxeViolations, expectStrongContrast } from '../support/axe';
import { clippedTexts, withLettersTwiceAsLarge, withWideLetters } from '../a11y/cut-text';
import { movingParts } from '../a11y/motion';
import { problemsOf, tabStops } from '../a11y/tab-stops';
import { smallTargets } from '../a11y/targets';
import { expect } from './fixtures';
import { type Width, WINDOWS } from './screen';

// All problems of a screen are reported together.
const softly = expect.configure({ soft: true });

/** The page works by touch and keyboard, and respects reduced motion. */
export async function auditOnPhone(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  softly(await movingParts(page), 'moves, though the reader wants nothing to move').toEqual([]);
  softly(await smallTargets(page), 'is smaller than a finger').toEqual([]);
  softly(problemsOf(await tabStops(page)), 'by keyboard').toEqual([]);
}

/**
 * No text is clipped in the smallest window, with wide letters, and in windows of `widths` px with
 * letters twice as large.
 */
export async function auditLetters(page: Page, widths: readonly number[]): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await withWideLetters(page, () => expectNoClippedText(page, 'with wide letters'));
  await withLettersTwiceAsLarge(page, async () => {
    for (const width of [320, ...widths]) {
      await page.setViewportSize({ width, height: 640 });
      await expectNoClippedText(page, `in ${width} px`);
    }
  });
}

/** On a wide screen: by keyboard, and with more contrast. */
export async function auditOnWideScreen(page: Page, width: Width): Promise<void> {
  await page.setViewportSize({ width, height: WINDOWS[width] });
  softly(problemsOf(await tabStops(page)), 'by keyboard').toEqual([]);
  await page.emulateMedia({ contrast: 'more' });
  await expectStrongContrast(page);
}

// A redraw for another width or font size may take its time.
const expectNoClippedText = (page: Page, when: string): Promise<void> =>
  softly.poll(() => clippedTexts(page), when).toEqual([]);
