import type { Page } from '@playwright/test';
import { type FacebookStandIn, startFacebook } from '../../src/testing/stand-ins/facebook-stand-in';
import { type GoogleStandIn, startGoogle } from '../../src/testing/stand-ins/google-stand-in';
import { newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/page-actions';

test.skip(Boolean(process.env.E2E_BASE_URL), 'the stand-ins have to be configured in the product');

// As in playwright.config.ts.
const PORT = Number(process.env.E2E_PORT ?? 3210);
const OOPS = 'Oops, we were unable to connect right now.';
let google: GoogleStandIn;
let facebook: FacebookStandIn;

test.beforeAll(async () => {
  google = await startGoogle(PORT + 1);
  facebook = await startFacebook(PORT + 2);
});
test.afterAll(async () => {
  await Promise.all([google.stop(), facebook.stop()]);
});

/** A new person with an account at the provider. */
function somebody(name: string) {
  const { email } = newPerson(name);
  google.person = { sub: `google-${email}`, email, email_verified: true, name };
  facebook.person = { id: `facebook-${email}`, email, name };
  Object.assign(google, { isCancelled: false });
  return { name, email };
}

async function whoIs(page: Page): Promise<{ name: string; email: string }> {
  return (
    (await (await page.request.get('/api/auth/session')).json()) as {
      user: { name: string; email: string };
    }
  ).user;
}
/** Links that need a script of the page, which may just have loaded. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await hydrated(button);
  await button.click();
}
const hasSession = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name.endsWith('next-auth.session-token'));

test('Google sign-in returns to the dashboard with the person of the Google account', async ({
  page,
  baseURL,
}) => {
  const person = somebody('Helena Dias');
  await page.goto('/auth');
  await press(page, 'Continue with Google');
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await whoIs(page)).toEqual(person);
  const authorization = google.authorizations.at(-1);
  expect(authorization).toMatchObject({
    redirect_uri: `${baseURL}/api/auth/callback/google`,
    code_challenge_method: 'S256',
    response_type: 'code',
  });
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(authorization?.[name], name).toMatch(/^[\w-]{43}$/);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name.endsWith('next-auth.session-token'))).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
  expect(cookies.filter(({ name }) => /state|nonce|pkce/.test(name))).toEqual([]);
});

test('signing up with Google returns to the page of origin', async ({ page }) => {
  somebody('Igor Ramos');
  await page.goto('/auth/signup?callbackUrl=%2Fdashboard%2Fprojects');
  await press(page, 'Continue with Google');
  await expect(page).toHaveURL(/\/dashboard\/projects$/);
});

test('Facebook asks for consent, and returns as well', async ({ page }) => {
  const person = somebody('Joana Reis');
  await page.goto('/auth?lang=pt-BR');
  await press(page, 'Continuar com Facebook');
  await page.getByRole('link', { name: 'Continue as Joana Reis' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await whoIs(page)).toEqual(person);
  expect(facebook.exchanges.at(-1)?.['code_verifier']).toMatch(/^[\w-]{43,}$/);
});

test('a person who declines sees a message on the page of origin, and can try again', async ({
  page,
}) => {
  somebody('Katia Nunes');
  google.isCancelled = true;
  await page.goto('/auth?callbackUrl=%2Fdashboard%2Fprojects');
  await press(page, 'Continue with Google');
  await expect(page.getByText(OOPS)).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?error=provider_refused&/);
  expect(await hasSession(page)).toBe(false);
  await press(page, 'Continue with Facebook');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText(OOPS)).toBeVisible();
  google.isCancelled = false;
  await press(page, 'Continue with Google');
  await expect(page).toHaveURL(/\/dashboard\/projects$/);
});

test('a taken e-mail address stays its owner’s', async ({ api, page }) => {
  const owner = { ...newPerson('Lia Campos') };
  await api.signUp(owner);
  facebook.person = { id: 'stranger', email: owner.email, name: 'Stranger' };
  await page.goto('/auth');
  await press(page, 'Continue with Facebook');
  await page.getByRole('link', { name: 'Continue as Stranger' }).click();
  await expect(
    page.getByText('There is already an account with this e-mail. Log in the way you did before.'),
  ).toBeVisible();
  expect(await hasSession(page)).toBe(false);
});
