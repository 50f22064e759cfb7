import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { newPerson, picture, type Person } from '../support/api';
import { expect, test } from '../support/fixtures';
import { hydrated, signInWithApi } from '../support/page-actions';

async function fillSignIn(page: Page, person: Person): Promise<void> {
  await hydrated(page.getByRole('button', { name: 'Log in' }));
  await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const update = (page: Page) => page.getByRole('button', { name: 'Update', exact: true }).click();
const updated = (page: Page) =>
  expect(page.getByText('Data successfully updated!').first()).toBeVisible();

async function choosePicture(group: Locator, name: string, buffer: Buffer): Promise<void> {
  await group.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await expect(group.getByRole('button', { name: 'Replace' })).toBeVisible();
}

test('a changed name shows in the greeting at once, and stays', async ({ api, page }) => {
  const person = newPerson('Hugo Ramos');
  await api.signUp(person);
  await signInWithApi(page, person, '/dashboard/settings/account');
  await page.getByLabel('Name').fill('Hugo Ramos Filho');
  await update(page);
  await updated(page);
  await expect(page.getByRole('complementary').getByText('Hello, Hugo Ramos Filho')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Hugo Ramos Filho');
});

test('a profile with both pictures shows to readers of the creator’s guides', async ({
  api,
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const person = newPerson('Inês Duarte');
  await api.signUp(person);
  const uid = await api.publishedProject({ name: 'Wax a bench' });
  const reader = await browser.newPage(baseURL ? { baseURL } : {});
  await reader.goto(`/p/${uid}`);
  await expect(reader.getByText('Inês Duarte').first()).toBeVisible();

  await signInWithApi(page, person, '/dashboard/settings/profile');
  await choosePicture(
    page.getByRole('group', { name: 'Avatar' }),
    'me.jpg',
    await picture('#aa3355', 600, 600),
  );
  await choosePicture(
    page.getByRole('group', { name: 'Cover' }),
    'bench.jpg',
    await picture('#335577', 1600, 600),
  );
  await page.getByLabel('Name', { exact: true }).fill('Bancada da Inês');
  await page.getByLabel(/^Link/).fill('bancada.example');
  await page.getByLabel(/^Short description/).fill('Wood, wax and patience.');
  await page.getByLabel('Text colour', { exact: true }).fill('fff');
  await page.getByLabel('Pick the background colour').fill('#123456');
  await page.getByRole('spinbutton', { name: 'Cover opacity' }).fill('0,35');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Bancada da Inês')).toBeVisible();
  await expect(preview.getByText('Preview: not saved yet')).toBeVisible();
  await update(page);
  await updated(page);
  await expect(preview.getByText('As readers see it')).toBeVisible();
  await expect(page.getByRole('complementary').locator('img').first()).toBeVisible();

  await reader.reload();
  await expect(reader.getByText('Wood, wax and patience.')).toBeVisible();
  await expect(reader.getByRole('link', { name: /bancada\.example/ })).toHaveAttribute(
    'href',
    'https://bancada.example',
  );
  const banner = reader.locator('.min-h-creatorBanner');
  await expect(banner).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  expect((await banner.boundingBox())?.height).toBeGreaterThanOrEqual(300);
  // The cover and the avatar.
  await expect(banner.locator('img')).toHaveCount(2);
  await reader.close();

  await page.getByRole('group', { name: 'Cover' }).getByRole('button', { name: 'Remove' }).click();
  await expect(
    page.getByRole('group', { name: 'Cover' }).getByRole('button', { name: 'Choose a picture' }),
  ).toBeVisible();
});

test('a new password signs out the other browser, which returns to its page after sign-in', async ({
  api,
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const person = newPerson('Joana Prado');
  await api.signUp(person);
  const elsewhere = await browser.newPage(baseURL ? { baseURL } : {});
  await signInWithApi(elsewhere, person, '/dashboard/settings/account');
  await signInWithApi(page, person, '/dashboard/settings/password');

  const renewed = { ...person, password: 'purple kettle on a ladder' };
  await page.getByRole('textbox', { name: 'Current password' }).fill(person.password);
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(renewed.password);
  await page.getByRole('textbox', { name: 'Repeat new password' }).fill(renewed.password);
  await update(page);
  await updated(page);
  await expect(page.getByText('You are not logged in anywhere else.')).toBeVisible();

  await elsewhere.getByLabel('Name').fill('Joana P.');
  await update(elsewhere);
  await expect(elsewhere.getByText('Your session has expired.').first()).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/auth\?callbackUrl=/);
  await fillSignIn(elsewhere, renewed);
  await expect(elsewhere).toHaveURL(/\/dashboard\/settings\/account$/);
  await expect(elsewhere.getByLabel('Name')).toHaveValue('Joana Prado');
  await elsewhere.close();
});

test('a session elsewhere is listed and ended', async ({ api, page, browser, baseURL }) => {
  const person = newPerson('Karin Melo');
  await api.signUp(person);
  const elsewhere = await browser.newPage(baseURL ? { baseURL } : {});
  await signInWithApi(elsewhere, person, '/dashboard');
  await signInWithApi(page, person, '/dashboard/settings/password');
  const others = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Log out / }) });
  // The other browser, and the API client that signed up.
  await expect(others).toHaveCount(2);
  await others.first().getByRole('button').click();
  await expect(others).toHaveCount(1);
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are not logged in anywhere else.')).toBeVisible();
  await elsewhere.goto('/dashboard/projects');
  await expect(elsewhere).toHaveURL(/\/auth\?callbackUrl=/);
  await page.reload();
  await expect(page.getByText('You are not logged in anywhere else.')).toBeVisible();
  await elsewhere.close();
});

test('a creator exports everything and deletes the account', async ({ api, page }) => {
  test.setTimeout(120_000);
  const person = newPerson('Lúcio Tavares');
  await api.signUp(person);
  const uid = await api.publishedProject({ name: 'Fold a paper boat' });
  await signInWithApi(page, person, '/dashboard/settings/account');

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^makerstep-\d{4}-\d{2}-\d{2}\.json$/);
  const everything = await readFile(await download.path(), 'utf8');
  expect(() => JSON.parse(everything) as unknown).not.toThrow();
  for (const own of [person.email, 'Fold a paper boat', 'What to do in 2.'])
    expect(everything).toContain(own);

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Do you want to delete your account?' });
  await expect(dialog.getByText(/1 guide/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('not this one');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  expect((await page.request.get(`/p/${uid}`)).status()).toBe(200);

  await dialog.getByRole('textbox', { name: 'Your password' }).fill(person.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect((await page.request.get(`/p/${uid}`)).status()).toBe(404);
  expect((await page.request.get('/dashboard', { maxRedirects: 0 })).status()).toBe(307);
});

test('the dismissed reminder of an unconfirmed e-mail stays away', async ({ api, page }) => {
  const person = newPerson('Marta Viana');
  await api.signUp(person);
  await signInWithApi(page, person, '/dashboard/projects');
  const reminder = page.getByText(`Confirm your e-mail ${person.email}.`);
  await expect(reminder).toBeVisible();
  await page.getByRole('button', { name: 'Remind me later' }).click();
  await expect(reminder).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reminder).toHaveCount(0);
});
