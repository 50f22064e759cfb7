import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** CHROMIUM_PATH, else Playwright's own browser, else one of the system. */
export const browserPath = (): string | undefined =>
  process.env.CHROMIUM_PATH ??
  [chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);
