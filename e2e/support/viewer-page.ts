import type { Page } from '@playwright/test';
import { expect } from './fixtures';

export const step = (page: Page) => page.getByRole('heading', { level: 1 });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Waits until the viewer handles keys and taps. */
export const waitForViewer = (page: Page) => expect(button(page, 'Summary')).toBeEnabled();
