import { newPerson } from '../support/api';
import { expect } from '../support/fixtures';
import { makeOperator } from '../support/operator';
import { isWhole, picturedGuide, recordOf, test } from '../support/offline-device';

test('a closed site leads from a code to its step, keeps a guide while signed in, and forgets it', async ({
  api,
  browser,
}) => {
  const operator = newPerson('Olga Reis');
  await api.signUp(operator);
  await makeOperator(operator.email);
  const uid = await picturedGuide(api, 'Bind a book');
  await api.signIn(operator);
  const setReaders = (readers: string) => api.call('PATCH', '/site/settings', { readers });
  await setReaders('signedIn');
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    const signIn = async () => {
      await page.getByLabel('E-mail').fill(operator.email);
      await page.getByLabel('Password', { exact: true }).fill(operator.password);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
    };

    await test.step('a printed code opens the sign-in, and then the step', async () => {
      await page.goto(`/p/${uid}/s/3`);
      await expect(page).toHaveURL(/\/auth\?callbackUrl=/);
      await signIn();
      await expect(page).toHaveURL(new RegExp(`/p/${uid}/s/3$`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Step name 3');
    });

    await test.step('the guide is on the device', async () => {
      await page.goto(`/p/${uid}`);
      await expect.poll(() => isWhole(page, uid), { timeout: 60_000 }).toBe(true);
    });

    await test.step('and no longer after signing out', async () => {
      await page.goto('/auth/logout');
      await expect(page).toHaveURL(/\/auth$/);
      await expect.poll(() => recordOf(page, uid)).toBeUndefined();
      await page.goto(`/p/${uid}`);
      await expect(page).toHaveURL(/\/auth\?callbackUrl=/);
      await page.goto(`/p/${uid}/embed`);
      await expect(page.getByRole('link', { name: 'Sign in and open the guide' })).toBeVisible();
    });
  } finally {
    await context.close();
    await setReaders('everybody');
  }
});
