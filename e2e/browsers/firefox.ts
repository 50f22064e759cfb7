import { existsSync } from 'node:fs';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Device } from './device';

const PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Firefox ESR, by WebDriver BiDi. */
export async function firefox(): Promise<Device> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: PATHS.find(existsSync) ?? 'firefox-esr',
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const firstMatch = async (expression: string) =>
    (await page.evaluateHandle(expression)).asElement() as ElementHandle<Element> | null;
  return {
    open: async (address) => void (await page.goto(address)),
    read: (expression) => page.evaluate(expression),
    press: async (expression) => {
      const element = await firstMatch(expression);
      await element?.click();
      return element !== null;
    },
    type: async (expression, text) => {
      const element = await firstMatch(expression);
      await element?.type(text);
      return element !== null;
    },
    errors: async () => errors.splice(0),
    close: () => browser.close(),
  };
}
