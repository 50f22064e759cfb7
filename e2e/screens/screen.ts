import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';
import { hydrated } from '../hands';
import type { Say } from './say';
import type { World } from './world';

/** Widths at which everything is looked at, in px, with the heights of such windows. */
export const WINDOWS = { 360: 740, 768: 1024, 1440: 900 } as const;
export type Width = keyof typeof WINDOWS;
export const WIDTHS = [360, 768, 1440] as const satisfies readonly Width[];

/** What a screen is reached with. */
export interface Stage {
  page: Page;
  world: World;
  /** in the language of the page */
  say: Say;
}

/** A screen of the product, or a state of one that looks different. */
export interface Screen {
  /** of its pictures' files; kebab-case */
  name: string;
  /** who looks: a visitor without an account, the one whose guides are in the world, or one who has none */
  who: 'reader' | 'creator' | 'newcomer';
  address: (stage: Stage) => string | Promise<string>;
  /** before it is opened */
  prepare?: (stage: Stage) => Promise<unknown>;
  /** what is done on the page; until then it is enough that a heading shows */
  act?: (stage: Stage) => Promise<unknown>;
  /** what shows that it is there, where the heading of the page is not enough */
  shows?: (stage: Stage) => Locator;
  /** where it looks like this only at some widths */
  widths?: readonly Width[];
  /** the whole page is the picture and not just the window */
  isWhole?: true;
  /** compared with a baseline by e2e/screens/screens.spec.ts */
  isCompared?: true;
  /** it may end the session, so it is one that no other screen uses */
  hasOwnSession?: true;
  /** it shows what is busy, and always does */
  isBusy?: true;
}

/** Brings the page to a screen: afterwards it can be looked at, at each of its widths. */
export async function openScreen(screen: Screen, stage: Stage): Promise<void> {
  const { page } = stage;
  await screen.prepare?.(stage);
  await page.goto(await screen.address(stage));
  await expect(page.locator('h1').first()).toBeAttached();
  await hydrated(page);
  await screen.act?.(stage);
  if (!screen.isBusy)
    await expect(page.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0);
  if (screen.shows) await expect(screen.shows(stage)).toBeVisible();
}

/** Presses what opens something once the page is hydrated. */
export async function press(target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  await hydrated(target);
  await target.click();
}

/** The button of that name that can be seen. */
export const button = ({ page, say }: Stage, key: string): Locator =>
  page
    .getByRole('button', { name: say(key), exact: true })
    .filter({ visible: true })
    .first();

export const dialog = ({ page }: Stage): Locator =>
  page.getByRole('dialog').filter({ visible: true });
