import type { Page } from '@playwright/test';
import { newPerson, type Person } from '../support/api';
import { expect, test } from '../support/fixtures';
import { press } from '../screens/screen';
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

test('a page made for one person is not used by another who signs in in the next tab', async ({
  api,
  page,
  context,
  playwright,
  baseURL,
}) => {
  const [first, second] = [newPerson('Iris Barros'), newPerson('Joana Reis')];
  await api.signUp(first);
  const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
  await request.post('/v1/auth/register', { data: second });
  await request.dispose();
  await signIn(page, first);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Iris Barros');
  // As when the cookies were lost: no tab sent a sign-out message.
  await context.clearCookies();
  const other = await context.newPage();
  await signIn(other, second);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Joana Reis');
  await expect(page.getByText('Someone else has logged in')).toBeVisible();
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

test('a session that ended on the server is noticed at the next call, and signing in leads back', async ({
  api,
  page,
  context,
  browser,
  baseURL,
}) => {
  const person = newPerson('Laura Pires');
  await api.signUp(person);
  await api.publishedProject({ name: 'Grease a chain', steps: 1 });
  await signIn(page, person);
  await page.goto('/dashboard/projects?status=all#list');
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
  await elsewhere.addCookies(await context.cookies());
  const thief = await elsewhere.newPage();
  await thief.goto('/auth/logout');
  await expect(thief).toHaveURL(/\/auth$/);
  await elsewhere.close();
  await press(page.getByRole('button', { name: /New project/ }).first());
  const form = page.getByRole('dialog', { name: 'New project' });
  await form.getByLabel(/^Name/).fill('Too late');
  const add = form.getByRole('button', { name: 'Add English' });
  if (await add.isVisible()) await add.click();
  await form.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByText('Your session has expired.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?callbackUrl=/);
  await fillIn(page, person);
  await expect(page).toHaveURL(/\/dashboard\/projects\?status=all#list$/);
});
