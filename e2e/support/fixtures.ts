import { test as base, expect } from '@playwright/test';
import type { ApiDocument } from '../../src/testing/api-contract';
import { Api } from './api';
import { ApiContractCheck } from './api-contract';

/**
 * Gives each test its own API client, and fails it when a page throws or logs an error, or an API
 * answer does not match the description.
 */
export const test = base.extend<
  { api: Api; noConsoleErrors: void; contractCheck: void },
  { answers: ApiContractCheck }
>({
  answers: [
    async ({ playwright, browser }, use, { project }) => {
      const { baseURL } = project.use;
      const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
      const answers = new ApiContractCheck(
        (await (await request.get('/v1/openapi.json')).json()) as ApiDocument,
      );
      answers.watchPages(browser);
      answers.watchRequests(request);
      await use(answers);
      await request.dispose();
    },
    { scope: 'worker', auto: true },
  ],
  // Before the page closes and its answers are lost.
  contractCheck: [
    async ({ answers, page: _page }, use) => {
      await use();
      expect(await answers.violations()).toEqual([]);
    },
    { auto: true },
  ],
  api: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
    await use(new Api(request));
    await request.dispose();
  },
  noConsoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = [];
      page.on('pageerror', (error) => {
        consoleErrors.push(error.message);
      });
      page.on('console', (message) => {
        // The browser itself logs a 404 as an error; tests of such pages expect it.
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
          consoleErrors.push(message.text());
      });
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
          reportError(`Violates ${violatedDirective} in ${sourceFile}`),
        ),
      );
      // Tests get file chooser events from the start: enabled by a waiting test, they may come
      // after the press.
      page.on('filechooser', () => undefined);
      await use();
      expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
