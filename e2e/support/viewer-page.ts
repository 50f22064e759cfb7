import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

export const step = (page: Page) => page.getByRole('heading', { level: 1 });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Waits until the viewer handles keys and taps. */
export const waitForViewer = (page: Page) => expect(button(page, 'Summary')).toBeEnabled();

/** Presses a button of a dialog, which takes no press of its first moment. */
export async function pressMeant(dialog: Locator, name: string | RegExp): Promise<void> {
  await expect(async () => {
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(dialog).toBeHidden({ timeout: 500 });
  }).toPass();
}
