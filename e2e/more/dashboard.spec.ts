import type { Page } from '@playwright/test';
import { newPerson } from '../support/api';
import { PHONE } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { hydrated, middleOf, signInWithApi, tabTo } from '../support/page-actions';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
const body = (name: string, fields: object = {}) => ({
  name,
  type: 1,
  averageTime: '00:10',
  languages: ['en'],
  ...fields,
});

test('the welcome page shows numbers, and leads back to recent work', async ({
  api,
  page,
  request,
}) => {
  const person = newPerson('Karin Melo');
  await api.signUp(person);
  const uid = await api.publishedProject({ name: 'Whet a plane iron' });
  await api.call(
    'POST',
    '/dashboard/projects',
    body('Half a guide', { languages: ['en', 'pt-BR'] }),
  );
  await request.post(`/v1/projects/${uid}/view`);
  await signInWithApi(page, person, '/dashboard');
  const figures = page.locator('main dl');
  await expect(figures.getByText('Guides', { exact: true })).toBeVisible();
  for (const label of ['Views', 'Reports', 'Feedback'])
    await expect(figures.getByText(label, { exact: true })).toBeVisible();
  const recent = page.getByRole('region', { name: 'Pick up where you left off' });
  await expect(recent.getByRole('link').first()).toHaveText('Half a guide');
  await recent.getByRole('link', { name: 'Whet a plane iron' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/projects/${uid}$`));
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
});

test('every filter starts with the card for a new project, even without results', async ({
  api,
  page,
}) => {
  const person = newPerson('Noa Lima');
  await api.signUp(person);
  await signInWithApi(page, person, '/offline');
  const firstCard = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /New project/ }) });
  const lookAt = async (count: number) => {
    for (const status of ['published', 'unpublished', 'archived', 'all']) {
      await page.goto(`/dashboard/projects?status=${status}`);
      await expect(firstCard, `${status} of ${count}`).toHaveCount(1);
    }
  };
  await lookAt(0);
  await api.call('POST', '/dashboard/projects', body('Only one'));
  await lookAt(1);
});

test('by keyboard alone: a project is archived from its card, found under its filter, and restored', async ({
  api,
  page,
}) => {
  const person = newPerson('Mara Dias');
  await api.signUp(person);
  await api.call('POST', '/dashboard/projects', body('Old guide'));
  await signInWithApi(page, person, '/dashboard/projects');
  await tabTo(page, page.getByRole('button', { name: 'Actions for Old guide' }));
  await page.keyboard.press('Enter');
  // Before the menu has the focus, keys are lost, and whether its first entry or the menu itself is
  // focused depends on hydration: the entry's first letter works for both.
  await expect(async () => {
    await page.keyboard.press('a');
    await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Guide archived')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Archived' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/status=archived$/);
  await expect(card(page, 'Old guide')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Actions for Old guide' }));
  await page.keyboard.press('Enter');
  await expect(async () => {
    await page.keyboard.press('r');
    await expect(page.getByRole('menuitem', { name: 'Restore' })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Guide restored. It is unpublished.')).toBeVisible();
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
