import type { Page } from '@playwright/test';
import {
  OPENID_CLIENT,
  type OpenIdProvider,
  startOpenIdProvider,
} from '../../src/testing/stand-ins/openid-provider';
import { newDataDir, type Product, startProduct } from '../faults/product';
import { proofPath } from '../../src/features/auth/model/proof-path';
import { paths } from '../../src/shared/addresses/paths';
import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/page-actions';

test.skip(Boolean(process.env.E2E_BASE_URL), 'starts a product of its own, with the build');
test.describe.configure({ mode: 'serial' });

// Beside the ports of playwright.config.ts.
const PORT = Number(process.env.E2E_PORT ?? 3210);
const URL_OF_SITE = `http://localhost:${PORT + 5}`;
const NAME = 'School sign-in';
let school: OpenIdProvider;
let product: Product;
let leave: () => Promise<void>;

test.use({ baseURL: URL_OF_SITE });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  school = await startOpenIdProvider(PORT + 4, URL_OF_SITE);
  const folder = await newDataDir();
  leave = folder.leave;
  product = await startProduct({
    dataDir: folder.dataDir,
    env: {
      PORT: String(PORT + 5),
      PUBLIC_URL: URL_OF_SITE,
      OIDC_ISSUER: school.issuer,
      OIDC_CLIENT_ID: OPENID_CLIENT.clientId,
      OIDC_CLIENT_SECRET: OPENID_CLIENT.clientSecret,
      OIDC_NAME: NAME,
      OIDC_ALLOWED_DOMAINS: 'school.example',
      OIDC_SIGN_OUT: '1',
      AUTH_PASSWORDS: 'off',
      // With it the build is up to date. Another build would take the files of the product that
      // the other tests use, while it runs.
      DEV_PAGES: '1',
    },
  });
});
test.afterAll(async () => {
  await product.stop();
  await school.stop();
  await leave();
});

function enrol(login: string, name: string): void {
  school.people.set(login, { email: `${login}@school.example`, email_verified: true, name });
}
async function begin(page: Page, from = '/auth'): Promise<void> {
  await page.goto(from);
  const button = page.getByRole('button', { name: `Continue with ${NAME}` });
  await hydrated(button);
  await button.click();
}
async function signInThere(page: Page, login: string): Promise<void> {
  await typePassword(page, login);
  await page.getByRole('button', { name: 'Continue' }).click();
}
async function typePassword(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}
const who = async (page: Page) =>
  (await (await page.request.get('/api/auth/session')).json()) as {
    user?: { name: string; email: string };
    person?: string;
  };
test('the first sign-in makes an account, the second one opens it; signing out ends both sessions', async ({
  page,
}) => {
  enrol('ana', 'Ana Prado');
  await begin(page, '/auth/signup?callbackUrl=%2Fdashboard%2Fsettings');
  await signInThere(page, 'ana');
  await expect(page).toHaveURL(/\/dashboard\/settings$/);
  const first = await who(page);
  expect(first.user).toEqual({ name: 'Ana Prado', email: 'ana@school.example' });
  await page.goto('/auth/logout');
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(page).toHaveURL(/\/auth(\?|$)/);
  expect((await who(page)).user).toBeUndefined();
  await begin(page);
  await signInThere(page, 'ana');
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await who(page)).person).toBe(first.person);
});

// security: Proof by a provider
test('without passwords, no page asks for one, and the owner deletes the account after a new sign-in there', async ({
  page,
}) => {
  enrol('caio', 'Caio Reis');
  for (const address of ['/auth', '/auth/signup', '/auth/recovery']) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: `Continue with ${NAME}` })).toBeVisible();
    await expect(page.locator('input[type=password], input[type=email]')).toHaveCount(0);
  }
  await begin(page);
  await signInThere(page, 'caio');
  await page.goto('/dashboard/settings/password');
  await expect(page.getByRole('heading', { name: 'Sessions', exact: true })).toBeVisible();
  await expect(page.getByText(`with ${NAME}`)).toBeVisible();
  await expect(page.locator('input[type=password]')).toHaveCount(0);
  await page.goto('/dashboard/settings/account');
  await expect(page.getByText(`You can log in with ${NAME}`)).toBeVisible();
  // Target of the link on a page that needs a proof.
  await page.goto(paths.logoutFrom(proofPath('/dashboard/settings/account')));
  await expect(page).toHaveURL(/\/auth\?/);
  const button = page.getByRole('button', { name: `Continue with ${NAME}` });
  await hydrated(button);
  await button.click();
  // The session there is still open, and would let anybody at this browser pass.
  await typePassword(page, 'caio');
  await expect(page).toHaveURL(/\/dashboard\/settings\/account$/);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(`${URL_OF_SITE}/`);
  expect((await who(page)).user).toBeUndefined();
});
