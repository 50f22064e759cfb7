import type { Page } from '@playwright/test';
import { both, newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import {
  hydrated,
  dragItem,
  middleOf,
  order,
  refuseOrders,
  signInWithApi,
  slide,
} from '../support/page-actions';

type Shown = {
  steps: { id: string }[];
  questions: { id: string; question: { lang: string; value: string; pending?: true }[] }[];
  tags: string[];
  tools: string[];
};

test.describe('by mouse', () => {
  let uid: string;
  let read: () => Promise<Shown>;

  test.beforeEach(async ({ api, page }) => {
    const person = newPerson('Mila Rato');
    await api.signUp(person);
    uid = await api.publishedProject({ name: 'Sharpen a chisel' });
    await api.call('POST', `/dashboard/projects/${uid}/faq`, {
      question: both('Which stone?', 'Que pedra?'),
      answer: both('A fine one.', 'Uma fina.'),
    });
    read = () => api.call<Shown>('GET', `/dashboard/projects/${uid}`);
    await signInWithApi(page, person, `/dashboard/projects/${uid}`);
  });
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

  test('tabs are in the address, Back and Forward follow, deep links open their item, and the panel can be resized', async ({
    page,
  }) => {
    const isOpen = (name: string) =>
      expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await hydrated(tab(page, 'FAQ'));
    await tab(page, 'FAQ').click();
    await expect(page).toHaveURL(/#faq$/);
    await tab(page, 'Settings').click();
    await expect(page).toHaveURL(/#settings$/);
    await page.goBack();
    await isOpen('FAQ');
    await page.goBack();
    await isOpen('Steps');
    await page.goForward();
    await isOpen('FAQ');

    await page.goto(`/dashboard/projects/${uid}/question/${(await read()).questions[1]?.id}#faq`);
    await isOpen('FAQ');
    const question = page.getByRole('complementary', { name: 'Question 2' });
    await expect(question.getByLabel(/^Question/)).toHaveValue('Which stone?');
    await page.getByRole('button', { name: /^Which stone/, expanded: true }).click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(`/dashboard/projects/${uid}#faq`);

    await page.goto(`/dashboard/projects/${uid}/step/${(await read()).steps[2]?.id}#steps`);
    await expect(page.getByRole('complementary', { name: 'Step 2' })).toBeVisible();
    const edge = page.getByRole('separator', { name: 'Width of the panel' });
    const width = async () => Number(await edge.getAttribute('aria-valuenow'));
    await hydrated(edge);
    await expect.poll(width).toBe(Math.round(1280 * 0.35));
    const start = await middleOf(edge);
    await slide(page, 'mouse', start, { ...start, x: start.x - 100 });
    await expect.poll(width).toBeGreaterThan(520);
    await slide(page, 'mouse', await middleOf(edge), { ...start, x: 100 });
    await expect.poll(width).toBe(640);
    await slide(page, 'mouse', await middleOf(edge), { ...start, x: 1270 });
    await expect.poll(width).toBe(300);
  });

  test('an order that the server refuses is undone with the message, and can be tried again', async ({
    page,
  }) => {
    const before = ['Step name 1', 'The second part', 'Step name 2', 'Step name 3'];
    const ids = (await read()).steps.map(({ id }) => id);
    await hydrated(tab(page, 'FAQ'));
    const acceptAgain = await refuseOrders(page);
    await dragItem(page, 'mouse', 'Step name 3', 'Step name 1', 1);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Oops, could not sort the steps at this time.' }),
    ).toBeVisible();
    await expect.poll(() => order(page)).toEqual(before);
    await acceptAgain();
    await dragItem(page, 'mouse', 'Step name 3', 'Step name 1', 1);
    await expect
      .poll(() => order(page))
      .toEqual(['Step name 3', 'Step name 1', 'The second part', 'Step name 2']);
    await expect
      .poll(async () => (await read()).steps.map(({ id }) => id))
      .toEqual([ids[3], ids[0], ids[1], ids[2]]);
  });

  test('a question is added in one language, changed, duplicated, deleted and restored', async ({
    page,
  }) => {
    await hydrated(tab(page, 'FAQ'));
    await tab(page, 'FAQ').click();
    await page.getByRole('button', { name: 'Add question' }).click();
    const fresh = page.getByRole('complementary', { name: 'New question' });
    await fresh.getByLabel(/^Question/).fill('How often?');
    await fresh.getByLabel(/^Answer/).fill('x'.repeat(501));
    await expect(fresh.getByText('1 character too many')).toBeAttached();
    await fresh.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(fresh.getByLabel(/^Answer/)).toBeFocused();
    await expect(fresh.getByLabel(/^Answer/)).toHaveAccessibleDescription(/500/);
    await fresh.getByLabel(/^Answer/).fill('Weekly.');
    await fresh.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Question successfully added!')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Languages still to be written' })).toContainText(
      /Brazilian Portuguese: \d\d% written, 6 pending/,
    );

    await page.getByRole('button', { name: /^How often/, expanded: false }).click();
    const panel = page.getByRole('complementary', { name: 'Question 3' });
    await panel.getByLabel(/^Question/).fill('How often, and for how long?');
    await expect(panel.getByText(/Saved · \d\d:\d\d/)).toBeVisible();
    const menu = page.getByRole('button', { name: 'Actions for How often, and for how long?' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(page.getByText('Question successfully duplicated!')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Question 4' })).toBeVisible();
    await menu.first().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('Question successfully removed!')).toBeVisible();
    await expect.poll(() => order(page)).toHaveLength(3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The question is back.')).toBeVisible();
    await expect.poll(() => order(page)).toHaveLength(4);
    expect((await read()).questions.map(({ question }) => question[1])).toMatchObject([
      { value: 'Quanto tempo?' },
      { value: 'Que pedra?' },
      { value: '', pending: true },
      { value: '', pending: true },
    ]);
  });

  test('the settings are read, and changed in a drawer with suggestions', async ({ api, page }) => {
    await api.call('POST', '/dashboard/projects', {
      name: 'Earlier',
      type: 1,
      averageTime: '00:10',
      languages: ['en'],
      tags: ['whetting'],
      tools: ['Spokeshave'],
    });
    await hydrated(tab(page, 'Settings'));
    await tab(page, 'Settings').click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Edit' });
    await expect.poll(async () => (await drawer.boundingBox())?.height).toBe(420);
    await drawer.getByLabel(/^Tags/).pressSequentially('edge, bevel,');
    await drawer.getByLabel(/^Tags/).pressSequentially('whe');
    await drawer.getByRole('option', { name: 'whetting' }).click();
    await drawer.getByLabel(/^Tools/).click();
    await drawer.getByRole('option', { name: 'Spokeshave' }).click();
    await drawer.getByLabel('hours').fill('0');
    await drawer.getByLabel('minutes').fill('0');
    await drawer.getByRole('button', { name: 'Update' }).click();
    await expect(drawer.getByLabel('hours')).toBeFocused();
    await expect(drawer.getByLabel('hours')).toHaveAccessibleDescription(/.+/);
    await drawer.getByLabel('minutes').fill('90');
    await drawer.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Successfully updated!')).toBeVisible();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByText('01:30')).toBeVisible();
    expect(await read()).toMatchObject({
      tags: ['edge', 'bevel', 'whetting'],
      tools: ['Spanner', 'Spokeshave'],
    });
  });
});
