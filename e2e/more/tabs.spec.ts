import type { Page } from '@playwright/test';
import { newPerson, type Person } from '../support/api';
import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/page-actions';

async function fillIn(page: Page, person: Person): Promise<void> {
  await hydrated(page.getByRole('button', { name: 'Log in' }));
  await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/auth');
  await fillIn(page, person);
  await expect(page).toHaveURL(/\/dashboard$/);
}

test('signing out in one tab affects the others: private pages are left, public ones change their menu', async ({
  api,
  page,
  context,
}) => {
  const person = newPerson('Helena Dias');
  await api.signUp(person);
  const uid = await api.publishedProject({ name: 'Tune a ukulele' });
  await signIn(page, person);
  await page.goto(`/dashboard/projects/${uid}?seen=1#faq`);
  const shop = await context.newPage();
  await shop.goto('/explore');
  const menu = shop.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Log out' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/auth/logout');
  await expect(page.getByText('You have logged out in another tab.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?callbackUrl=/);
  await expect(menu.getByRole('link', { name: 'SIGN UP' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Log out' })).toBeHidden();
  await expect(other).toHaveURL(/\/auth$/);
  await fillIn(other, person);
  // The redirected tab returns to its page, with query and hash.
  await expect(page).toHaveURL(new RegExp(`/dashboard/projects/${uid}\\?seen=1#faq$`));
  await expect(page.getByRole('tab', { name: 'FAQ' })).toHaveAttribute('aria-selected', 'true');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Helena Dias');
  await expect(menu.getByRole('link', { name: 'Log out' })).toBeVisible();
});

test('going back after signing out shows nothing private', async ({ api, page, context }) => {
  const person = newPerson('Karla Mota');
  await api.signUp(person);
  await signIn(page, person);
  await page.goto('/explore');
  const other = await context.newPage();
  await other.goto('/auth/logout');
  await expect(other).toHaveURL(/\/auth$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/auth(\?.*)?$/);
  await expect(page.getByText('Karla Mota')).toHaveCount(0);
});
