import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './fixtures';

export const feedbackTab = (page: Page, unread?: number) =>
  page.getByRole('tab', {
    name: unread === undefined ? /^Feedback$/ : new RegExp(`^Feedback\\W*${unread} unread$`),
  });
export const readBox = (page: Page, subject: string) =>
  page.getByRole('article', { name: new RegExp(subject) }).getByRole('checkbox', { name: 'Read' });

/** As a reader at the end of the guide. */
export async function send(request: APIRequestContext, uid: string, words: object): Promise<void> {
  const answer = await request.post(`/v1/projects/${uid}/feedback`, {
    data: { rating: 4.5, difficulty: 4, lang: 'en', ...words },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}
