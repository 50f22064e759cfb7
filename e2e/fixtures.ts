import { test as base, expect } from '@playwright/test';
import { Api } from './api';

/** Tests get an API client of their own, and fail when a page throws or logs an error. */
export const test = base.extend<{ api: Api; quietPage: void }>({
  api: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
    await use(new Api(request));
    await request.dispose();
  },
  quietPage: [async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      // The browser itself reports an answer of 404 as an error; tests of such pages expect it.
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) complaints.push(message.text());
    });
    await use();
    expect(complaints).toEqual([]);
  }, { auto: true }],
});

export { expect };
