import type { Page } from '@playwright/test';
import { newPerson } from '../support/api';
import { PHONE } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { hydrated, middleOf, signInWithApi } from '../support/page-actions';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
const body = (name: string, fields: object = {}) => ({
  name,
  type: 1,
  averageTime: '00:10',
  languages: ['en'],
  ...fields,
});

test('filter and page stay in the address, and deleting the last card of a page goes one page back', async ({
  api,
  page,
}) => {
  test.setTimeout(150_000);
  const person = newPerson('Luan Teles');
  await api.signUp(person);
  for (let number = 1; number <= 11; number += 1)
    await api.call('POST', '/dashboard/projects', body(`Guide ${number}`));
  await signInWithApi(page, person, '/dashboard/projects?status=unpublished');
  await expect(page.getByText('Total 11 items')).toBeVisible();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/status=unpublished&page=2$/);
  await expect(card(page, 'Guide 1')).toBeVisible();
  await page.goBack();
  await expect(card(page, 'Guide 11')).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: 'Actions for Guide 1', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Do you want to delete this project?' });
  await expect(question).toContainText('Guide 1');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Project successfully removed!')).toBeVisible();
  await expect(page).toHaveURL(/status=unpublished$/);
  await expect(page.getByText('Total 10 items')).toBeVisible();
  // Also without results a list has the card for a new guide.
  const newCard = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /New project/ }) });
  await expect(newCard).toHaveCount(1);
  await page.getByRole('link', { name: 'Archived', exact: true }).click();
  await expect(page).toHaveURL(/status=archived$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  await expect(newCard).toHaveCount(1);
});

/** So high that a menu has room below its button, with empty space above. */
const HIGH_PHONE = { width: PHONE.width, height: 1600 };

for (const [hand, options] of [
  ['mouse', {}],
  ['finger', { viewport: HIGH_PHONE, hasTouch: true }],
] as const) {
  test.describe(`by ${hand}`, () => {
    test.use(options);

    test('a press beside an open menu only closes it; the focus returns, as after Escape', async ({
      api,
      page,
    }) => {
      const person = newPerson('Olga Prates');
      await api.signUp(person);
      for (const name of ['Older guide', 'Newer guide'])
        await api.call('POST', '/dashboard/projects', body(name));
      await signInWithApi(page, person, '/dashboard/projects');
      const button = page.getByRole('button', { name: 'Actions for Older guide' });
      const menu = page.getByRole('menu');
      const link = card(page, 'Newer guide').getByRole('link', {
        name: 'Newer guide',
        exact: true,
      });
      const press = async () => {
        const { x, y } = await middleOf(link);
        await (hand === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
      };
      await hydrated(button);
      await link.evaluate((element) =>
        element.addEventListener('click', () => element.setAttribute('data-pressed', '')),
      );
      await button.click();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(button).toBeFocused();
      await button.click();
      await expect(menu).toBeVisible();
      await press();
      await expect(menu).toHaveCount(0);
      await expect(button).toBeFocused();
      await expect(link).not.toHaveAttribute('data-pressed');
      await press();
      await expect(page).toHaveURL(/\/dashboard\/projects\/\w+$/);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the form fills the screen and suggests earlier values by touch', async ({ api, page }) => {
    const person = newPerson('Nilo Reis');
    await api.signUp(person);
    await api.call(
      'POST',
      '/dashboard/projects',
      body('First guide', { tools: ['Spokeshave', 'Drawknife'] }),
    );
    await signInWithApi(page, person, '/dashboard/projects');
    await hydrated(page.getByRole('button', { name: /New project/ }));
    await page.getByRole('button', { name: /New project/ }).tap();
    const form = page.getByRole('dialog', { name: 'New project' });
    await expect.poll(async () => (await form.boundingBox())?.y).toBeCloseTo(0);
    expect((await form.boundingBox())?.height).toBeCloseTo(PHONE.height);
    await form.getByText('More', { exact: true }).tap();
    const tools = form.getByLabel(/^Tools/);
    await tools.tap();
    await expect(form.getByRole('option', { name: 'Drawknife' })).toBeVisible();
    await tools.pressSequentially('sp');
    await form.getByRole('option', { name: 'Spokeshave' }).tap();
    await expect(form.getByRole('button', { name: 'Remove Spokeshave' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      PHONE.width,
    );
  });
});
