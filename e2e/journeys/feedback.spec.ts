import { readFile } from 'node:fs/promises';
import { newPerson } from '../support/api';
import { feedbackTab, readBox, send } from '../support/feedback-page';
import { expect, test } from '../support/fixtures';
import { hydrated, signInWithApi, tabTo } from '../support/page-actions';

// Several pages one after the other, and keyboard navigation from control to control.
test.describe.configure({ timeout: 150_000 });

test('readers’ feedback is reached from the welcome page, read by keyboard, and stays read', async ({
  api,
  page,
  request,
}) => {
  const person = newPerson('Nilza Faria');
  await api.signUp(person);
  const uid = await api.publishedProject({ name: 'Sharpen a chisel', steps: 1 });
  await send(request, uid, {
    subject: 'Which stone?',
    message: 'The grit is missing.\nOtherwise clear.',
    email: 'reader@example.org',
  });
  await send(request, uid, { rating: 2, difficulty: 1, subject: 'Too steep', lang: 'pt-BR' });
  await signInWithApi(page, person, '/dashboard');
  await page.getByRole('link', { name: /^2 unread/ }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/projects/${uid}#feedback$`));
  await expect(feedbackTab(page, 2)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('img', { name: '3.25 of 5 stars' })).toBeVisible();
  await expect(page.getByText('2.50')).toBeVisible();
  await expect(page.getByRole('link', { name: 'reader@example.org' })).toHaveAttribute(
    'href',
    'mailto:reader@example.org',
  );

  await tabTo(page, readBox(page, 'Too steep'));
  const marked = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.ok(),
  );
  await page.keyboard.press('Space');
  await expect(readBox(page, 'Too steep')).toBeChecked();
  await expect(feedbackTab(page, 1)).toBeVisible();
  await marked;
  await page.reload();
  await expect(readBox(page, 'Too steep')).toBeChecked();
  await expect(readBox(page, 'Which stone')).not.toBeChecked();
  await hydrated(page.getByRole('combobox', { name: 'Show' }));
  await page.getByRole('combobox', { name: 'Show' }).selectOption('New');
  await expect(page.getByText('Total 1 item', { exact: true })).toBeVisible();
  await expect(page.getByText('Too steep')).toBeHidden();

  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goForward();
  await expect(feedbackTab(page, 1)).toHaveAttribute('aria-selected', 'true');
});

test('a mark that fails is undone; the number is at the tab before it is opened, and the feedback is saved as a table', async ({
  api,
  page,
  request,
}) => {
  const person = newPerson('Otto Braga');
  await api.signUp(person);
  const uid = await api.publishedProject({ name: 'Stretch a canvas', steps: 1 });
  await send(request, uid, { subject: 'Staples', message: '=1+1' });
  await signInWithApi(page, person, `/dashboard/projects/${uid}`);
  await expect(feedbackTab(page, 1)).toHaveAttribute('aria-selected', 'false');
  await feedbackTab(page, 1).click();
  const calls = /\/feedback\//;
  await page.route(calls, (route) => route.abort('connectionfailed'));
  await readBox(page, 'Staples').click();
  await expect(page.getByText('Oops, could not mark at this time.').first()).toBeVisible();
  await expect(readBox(page, 'Staples')).not.toBeChecked();
  await expect(feedbackTab(page, 1)).toBeVisible();
  await page.unroute(calls);
  await readBox(page, 'Staples').click();
  await expect(feedbackTab(page)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  await page.getByRole('menuitem', { name: 'Feedback received' }).click();
  const table = await readFile(await (await download).path(), 'utf8');
  expect(table).toContain('Staples');
  expect(table).toContain("'=1+1");
});
