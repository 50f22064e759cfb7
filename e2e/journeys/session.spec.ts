import type { Page } from '@playwright/test';
import { newPerson, type Person } from '../support/api';
import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/page-actions';

async function signIn(page: Page, person: Person, path = '/auth'): Promise<void> {
  await page.goto(path);
  await hydrated(page.getByRole('button', { name: 'Log in' }));
  await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** The links at the foot of a public page that lead to the account, as people see them. */
async function accountLinks(page: Page): Promise<string[]> {
  await page.goto('/about');
  const links = page.getByRole('contentinfo').getByRole('link');
  const names = await links.allInnerTexts();
  return names.filter((name) => ['Log in', 'Sign up', 'Dashboard'].includes(name));
}

test('signing out ends the session for every page, even with the old cookie', async ({
  api,
  page,
  context,
}) => {
  const person = newPerson('Davi Moreira');
  await api.signUp(person);
  expect(await accountLinks(page)).toEqual(['Log in', 'Sign up']);
  await signIn(page, person);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await accountLinks(page)).toEqual(['Dashboard']);
  const cookies = await context.cookies();
  await page.goto('/auth/logout');
  await expect(page).toHaveURL(/\/auth(\?.*)?$/);
  await context.addCookies(cookies);
  const answer = await context.request.get('/dashboard', { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers().location).toMatch(/^\/auth\/logout/);
  expect(await (await context.request.get('/api/auth/session')).json()).not.toHaveProperty(
    'accessToken',
  );
});

test('private pages redirect to sign-in and back', async ({ api, page }) => {
  const person = newPerson('Elena Costa');
  await api.signUp(person);
  const uid = await api.publishedProject({ name: 'Sew on a button' });
  await signIn(page, person, `/dashboard/projects/${uid}`);
  await expect(page).toHaveURL(new RegExp(`/dashboard/projects/${uid}`));
  await expect(page.getByRole('heading', { level: 1, name: 'Sew on a button' })).toBeVisible();
});

// security: 21
test('page scripts never hold a token that outlives a quarter of an hour', async ({
  api,
  page,
  context,
}) => {
  const person = newPerson('Fred Alves');
  await api.signUp(person);
  await signIn(page, person);
  await expect(page).toHaveURL(/\/dashboard$/);
  const cookie = (await context.cookies()).find(({ name }) =>
    name.endsWith('next-auth.session-token'),
  );
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toContain('eyJ');
  const session = (await (await context.request.get('/api/auth/session')).json()) as {
    accessToken: { expires: string };
  };
  expect(Date.parse(session.accessToken.expires) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
});

// security: 56
test('a stranger’s project cannot be opened in the editor', async ({
  api,
  page,
  playwright,
  baseURL,
}) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Not yours' });
  const stranger = newPerson('Gabriel Pinto');
  const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
  await request.post('/v1/auth/register', { data: stranger });
  await request.dispose();
  await signIn(page, stranger);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`/dashboard/projects/${uid}`);
  await expect(page.getByText('Not yours')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
});
