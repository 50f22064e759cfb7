import type { Page } from '@playwright/test';
import { newPerson, type Person } from '../support/api';
import { expect, test } from '../support/fixtures';
import { hydrated, signInWithApi, tabTo } from '../support/page-actions';

type Shown = {
  steps: { id: string; type: number; name: { lang: string; value: string }[] }[];
  questions: { id: string }[];
  status: number;
};
const panel = (page: Page) => page.getByRole('complementary');
const nameField = (page: Page) => panel(page).getByLabel(/^Name/);
const saveState = (page: Page) =>
  panel(page)
    .getByRole('status')
    .filter({ hasText: /Saved|Saving|Offline|Not saved/ });

test.describe('in the editor', () => {
  let person: Person;
  let uid: string;
  let stepAddress: string;
  let read: () => Promise<Shown>;
  const firstName = async () =>
    (await read()).steps[0]?.name.find(({ lang }) => lang === 'en')?.value;

  test.beforeEach(async ({ api, page }) => {
    person = newPerson('Vera Saves');
    await api.signUp(person);
    uid = await api.publishedProject({ name: 'Mend a kite' });
    read = () => api.call<Shown>('GET', `/dashboard/projects/${uid}`);
    stepAddress = `/dashboard/projects/${uid}/step/${(await read()).steps[0]?.id}#steps`;
    await signInWithApi(page, person, '/dashboard');
  });

  test('typed text is saved automatically', async ({ page }) => {
    await page.goto(stepAddress);
    await hydrated(nameField(page));
    await nameField(page).fill('Lay out the kite');
    await expect(saveState(page)).toHaveText(/Saved · \d\d:\d\d/);
    expect(await firstName()).toBe('Lay out the kite');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Step successfully updated!')).toBeVisible();
  });

  test('text typed offline is there after the page was lost, and is saved when the network is back', async ({
    page,
    context,
  }) => {
    const lost = await context.newPage();
    await lost.goto(stepAddress);
    await hydrated(nameField(lost));
    await context.setOffline(true);
    await nameField(lost).fill('Typed in a tunnel');
    await expect(saveState(lost)).toHaveText('Offline, kept on this device');
    // The page crashes without an unload event: a normal unload would send the text, which may
    // arrive.
    const crashed = lost.waitForEvent('crash');
    await Promise.all([crashed, lost.goto('chrome://crash').catch(() => undefined)]);
    await lost.close();
    await page.route('**/v1/dashboard/projects/**', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await context.setOffline(false);
    await page.goto(stepAddress);
    await expect(nameField(page)).toHaveValue('Typed in a tunnel');
    await expect(saveState(page)).toHaveText('Offline, kept on this device');
    expect(await firstName()).toBe('Step name 1');
    await page.unroute('**/v1/dashboard/projects/**');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(saveState(page)).toHaveText(/Saved/);
    expect(await firstName()).toBe('Typed in a tunnel');
  });

  test('text typed after the session ended is restored after signing in again, and saved', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await page.goto(stepAddress);
    await hydrated(nameField(page));
    const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
    await elsewhere.addCookies(await context.cookies());
    const other = await elsewhere.newPage();
    await other.goto('/auth/logout');
    await expect(other).toHaveURL(/\/auth$/);
    await elsewhere.close();
    await nameField(page).fill('Typed too late');
    await expect(page.getByText('Your session has expired.').first()).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?callbackUrl=/);
    expect(await firstName()).toBe('Step name 1');
    await hydrated(page.getByRole('button', { name: 'Log in' }));
    await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${stepAddress}$`));
    await expect(nameField(page)).toHaveValue('Typed too late');
    await expect(saveState(page)).toHaveText(/Saved · \d\d:\d\d/);
    expect(await firstName()).toBe('Typed too late');
  });

  test('two tabs that change the same text are compared, and the choice is saved', async ({
    page,
    context,
  }) => {
    await page.goto(stepAddress);
    const other = await context.newPage();
    await other.goto(stepAddress);
    for (const tab of [page, other]) await hydrated(nameField(tab));
    await nameField(other).fill('From the other tab');
    await expect(saveState(other)).toHaveText(/Saved/);
    await nameField(page).fill('From this tab');
    const comparison = page.getByRole('region', { name: 'This was changed elsewhere too' });
    await expect(comparison).toBeVisible();
    expect(await firstName()).toBe('From the other tab');
    await tabTo(page, page.getByRole('button', { name: 'Compare' }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(comparison.getByRole('radio', { name: /From this tab/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await tabTo(page, comparison.getByRole('button', { name: 'Save this choice' }));
    await page.keyboard.press('Enter');
    await expect(saveState(page)).toHaveText(/Saved/);
    expect(await firstName()).toBe('From this tab');
  });

  for (const [what, tab, name] of [
    ['step', 'steps', /^Actions for Step name 2/],
    ['question', 'faq', /^Actions for How long/],
  ] as const) {
    test(`a deleted ${what} is restored by keyboard, at its position`, async ({ page }) => {
      const before = await read();
      await page.goto(`/dashboard/projects/${uid}#${tab}`);
      await tabTo(page, page.getByRole('button', { name }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menu')).toBeVisible();
      await page.keyboard.press('End');
      await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText(/successfully removed!/)).toBeVisible();
      // The row that took the place has the focus.
      await expect(page.locator('[data-item]:focus, [data-add]:focus')).toBeVisible();
      await page.keyboard.press('ControlOrMeta+z');
      await expect(page.getByRole('button', { name })).toBeVisible();
      await expect.poll(read).toMatchObject({
        steps: before.steps.map(({ id }) => ({ id })),
        questions: before.questions.map(({ id }) => ({ id })),
      });
    });
  }

  test('a deleted project is restored by Ctrl+Z, unpublished', async ({ page }) => {
    await page.goto(`/dashboard/projects/${uid}#settings`);
    await tabTo(page, page.getByRole('button', { name: 'More actions' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: /Delete/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Project successfully removed!')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/projects$/);
    expect((await page.request.get(`/v1/projects/${uid}`)).status()).toBe(404);
    await page.keyboard.press('Control+z');
    await expect(page.getByText('The guide is back, unpublished.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Mend a kite' })).toBeVisible();
    expect(await read()).toMatchObject({ status: 1 });
  });
});
