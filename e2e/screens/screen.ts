import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { hydrated } from '../support/page-actions';
import type { Say } from './say';
import type { ScreenFixtures } from './screen-fixtures';

/** Widths of all screenshots, in px, with the heights of such windows. */
export const WINDOWS = { 360: 740, 768: 1024, 1440: 900 } as const;
export type Width = keyof typeof WINDOWS;
export const WIDTHS = [360, 768, 1440] as const satisfies readonly Width[];

/** Fixtures that a screen needs to open. */
export interface Stage {
  page: Page;
  fixtures: ScreenFixtures;
  /** in the language of the page */
  say: Say;
}

/** A screen of the product, or a state that looks different. */
export interface Screen {
  /** of its screenshot files; kebab-case */
  name: string;
  /** the viewer: a visitor, the creator of the fixtures, a person without guides or with one of several versions, an operator */
  who: 'reader' | 'creator' | 'newcomer' | 'writer' | 'operator';
  address: (stage: Stage) => string | Promise<string>;
  /** run before it is opened */
  prepare?: (stage: Stage) => Promise<unknown>;
  /** run on the page; by default a visible heading is enough */
  act?: (stage: Stage) => Promise<unknown>;
  /** what shows that it has loaded, when a heading is not enough */
  shows?: (stage: Stage) => Locator;
  /** widths, when it looks like this only at some */
  widths?: readonly Width[];
  /** a full-page screenshot instead of the window */
  isWhole?: true;
  /** compared with a baseline by e2e/screens/screens.spec.ts */
  isCompared?: true;
  /** it may end the session, so it uses one of its own */
  hasOwnSession?: true;
  /** it shows a busy state that never ends */
  isBusy?: true;
}

/** Opens a screen, ready for screenshots at each of its widths. */
export async function openScreen(screen: Screen, stage: Stage): Promise<void> {
  const { page } = stage;
  await screen.prepare?.(stage);
  const answer = await page.goto(await screen.address(stage));
  // An error page has a heading too.
  expect(answer?.status() ?? 200, screen.name).toBeLessThan(500);
  await expect(page.locator('h1').first()).toBeAttached();
  await hydrated(page);
  await screen.act?.(stage);
  if (!screen.isBusy)
    await expect(page.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0);
  if (screen.shows) await expect(screen.shows(stage)).toBeVisible();
}

/** Presses an opener once the page is hydrated. */
export async function press(target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  await hydrated(target);
  await target.click();
}

/** The visible button of that name. */
export const button = ({ page, say }: Stage, key: string): Locator =>
  page
    .getByRole('button', { name: say(key), exact: true })
    .filter({ visible: true })
    .first();

export const dialog = ({ page }: Stage): Locator =>
  page.getByRole('dialog').filter({ visible: true });
