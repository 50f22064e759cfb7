import type { Page } from '@playwright/test';
import { newPerson, picture } from '../support/api';
import { PHONE } from '../support/axe';
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

const PT = 'Português (Brasil)';
type Shown = {
  steps: { id: string; type: number; name: { value: string }[]; file: object | null }[];
  questions: { question: { value: string }[] }[];
  tags: string[];
};

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });
  let uid: string;
  let read: () => Promise<Shown>;

  test.beforeEach(async ({ api, page }) => {
    const person = newPerson('Tato Dias');
    await api.signUp(person);
    uid = await api.publishedProject({ name: 'Sharpen a chisel' });
    read = () => api.call<Shown>('GET', `/dashboard/projects/${uid}`);
    await signInWithApi(page, person, `/dashboard/projects/${uid}#steps`);
  });
  const fits = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

  test('items are moved by their handle, and return when the server refuses', async ({ page }) => {
    const before = ['Step name 1', 'The second part', 'Step name 2', 'Step name 3'];
    await hydrated(page.getByRole('button', { name: 'Reorder Step name 1' }));
    const acceptAgain = await refuseOrders(page);
    await dragItem(page, 'finger', 'Step name 3', 'Step name 2', 3);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Oops, could not sort the steps at this time.' }),
    ).toBeVisible();
    await expect.poll(() => order(page)).toEqual(before);
    await acceptAgain();
    // The message lies over the end of the list.
    await page.getByRole('button', { name: 'Dismiss' }).tap();
    await dragItem(page, 'finger', 'Step name 3', 'Step name 2', 3);
    await expect
      .poll(async () => (await read()).steps.map(({ name }) => name[0]?.value))
      .toEqual(['Step name 1', 'The second part', 'Step name 3', 'Step name 2']);
    // A finger elsewhere moves nothing in the list.
    const now = await order(page);
    const row = await middleOf(page.getByRole('button', { name: /Step name 1/, expanded: false }));
    await slide(page, 'finger', row, { ...row, y: row.y - 200 });
    await expect(page.getByText('Step name 1 is now at position')).toHaveCount(0);
    expect(await order(page)).toEqual(now);
  });

  test('a step is opened over the list, written in both languages, given a picture, and deleted and restored', async ({
    page,
    context,
  }) => {
    const open = page.getByRole('button', { name: /Step name 2/, expanded: false });
    await hydrated(open);
    await open.tap();
    const sheet = page.getByRole('dialog', { name: 'Step 2' });
    await expect
      .poll(() => sheet.boundingBox())
      .toMatchObject({ x: 0, y: 0, width: PHONE.width, height: PHONE.height });
    await sheet.getByLabel(/^Name/).fill('Grind the bevel');
    await expect(sheet.getByText(/Saved · \d\d:\d\d/)).toBeVisible();
    await context.setOffline(true);
    await sheet.getByRole('tab', { name: PT }).tap();
    await sheet.getByLabel(/^Name/).fill('Afie o chanfro');
    await expect(sheet.getByText('Offline, kept on this device')).toBeVisible();
    await context.setOffline(false);
    await expect(sheet.getByText(/Saved · \d\d:\d\d/)).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await sheet.getByRole('button', { name: 'Choose a picture' }).tap();
    await (await chooser).setFiles({
      name: 'bevel.jpg',
      mimeType: 'image/jpeg',
      buffer: await picture('#446688', 640, 480),
    });
    await expect(sheet.getByRole('button', { name: 'Replace' })).toBeVisible();
    expect(await fits(page)).toBe(true);
    await sheet.getByRole('button', { name: 'Remove' }).tap();
    await expect(sheet.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Close panel' }).tap();
    await expect(sheet).toHaveCount(0);
    await page.getByRole('button', { name: 'Actions for Grind the bevel' }).tap();
    await page.getByRole('menuitem', { name: 'Delete' }).tap();
    await expect(page.getByText('Step successfully removed!')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page.getByText('The step is back.')).toBeVisible();
    expect((await read()).steps[2]).toMatchObject({
      file: null,
      name: [{ value: 'Grind the bevel' }, { value: 'Afie o chanfro' }],
    });
  });

  test('a chapter, a question and tags are added in sheets that fit the screen', async ({
    page,
  }) => {
    const more = page.getByRole('button', { name: 'More to add' });
    await hydrated(more);
    await more.tap();
    await page.getByRole('menuitem', { name: 'Add chapter' }).tap();
    const write = async (name: string, label: RegExp, [en, pt]: readonly [string, string]) => {
      const sheet = page.getByRole('dialog', { name });
      await sheet.getByRole('button', { name: 'Add', exact: true }).tap();
      await expect(sheet.getByLabel(label)).toBeFocused();
      await expect(sheet.getByLabel(label)).toHaveAccessibleDescription(/.+/);
      await sheet.getByLabel(label).fill(en);
      await sheet.getByRole('tab', { name: PT }).tap();
      await sheet.getByLabel(label).fill(pt);
    };
    await write('New chapter', /^Name/, ['Honing', 'Assentamento']);
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    await expect(page.getByText('Chapter successfully added!')).toBeVisible();
    await page.getByRole('button', { name: 'Close panel' }).tap();
    await page.getByRole('tab', { name: 'FAQ' }).tap();
    await expect(page).toHaveURL(/#faq$/);
    await page.getByRole('button', { name: 'Add question' }).tap();
    const question = page.getByRole('dialog', { name: 'New question' });
    await write('New question', /^Question/, ['Which stone?', 'Que pedra?']);
    await question.getByLabel(/^Answer/).fill('Uma fina.');
    await question.getByRole('tab', { name: 'English' }).tap();
    await question.getByLabel(/^Answer/).fill('A fine one.');
    await question.getByRole('button', { name: 'Add', exact: true }).tap();
    await expect(page.getByText('Question successfully added!')).toBeVisible();
    await page.getByRole('button', { name: 'Close panel' }).tap();

    await page.getByRole('tab', { name: 'Settings' }).tap();
    await page.getByRole('button', { name: 'Edit', exact: true }).tap();
    const drawer = page.getByRole('dialog', { name: 'Edit' });
    await expect.poll(() => drawer.boundingBox()).toMatchObject({ y: 0, height: PHONE.height });
    await drawer.getByLabel(/^Tags/).tap();
    await page.keyboard.type('edge, bevel,');
    expect(await fits(page)).toBe(true);
    await drawer.getByRole('button', { name: 'Update' }).tap();
    await expect(page.getByText('Successfully updated!')).toBeVisible();
    const { steps, questions, tags } = await read();
    expect([
      steps.at(-1)?.type,
      steps.at(-1)?.name[1]?.value,
      questions.at(-1)?.question[0]?.value,
      tags,
    ]).toEqual([2, 'Assentamento', 'Which stone?', ['edge', 'bevel']]);
  });

  test('a project is duplicated, archived, deleted and restored from its card', async ({
    page,
  }) => {
    await page.goto('/dashboard/projects');
    const menu = (name: string) =>
      page.getByRole('button', { name: `Actions for ${name}`, exact: true });
    const choose = async (name: string, entry: string) => {
      await hydrated(menu(name));
      await menu(name).tap();
      await page.getByRole('menuitem', { name: entry }).tap();
    };
    await choose('Sharpen a chisel', 'Duplicate');
    await expect(page.getByText('A copy was made')).toBeVisible();
    await choose('Sharpen a chisel (copy)', 'Archive');
    await expect(page.getByText('Guide archived')).toBeVisible();
    await expect(menu('Sharpen a chisel (copy)')).toHaveCount(0);
    await page
      .getByRole('navigation', { name: 'Show' })
      .getByRole('link', { name: 'Archived' })
      .tap();
    await expect(page).toHaveURL(/status=archived$/);
    await choose('Sharpen a chisel (copy)', 'Delete');
    const ask = page.getByRole('alertdialog', { name: 'Do you want to delete this project?' });
    await expect(ask).toContainText('Sharpen a chisel (copy)');
    await ask.getByRole('button', { name: 'Delete' }).tap();
    await expect(page.getByText('Project successfully removed!')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page.getByText(/The guide is back/)).toBeVisible();
    await expect(menu('Sharpen a chisel (copy)')).toBeVisible();
    expect(await fits(page)).toBe(true);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('the panel is resized by finger', async ({ api, page }) => {
    const person = newPerson('Tata Dias');
    await api.signUp(person);
    const uid = await api.publishedProject({ name: 'Sharpen a chisel', steps: 1 });
    const { steps } = await api.call<Shown>('GET', `/dashboard/projects/${uid}`);
    await signInWithApi(page, person, `/dashboard/projects/${uid}/step/${steps[0]?.id}#steps`);
    const edge = page.getByRole('separator', { name: 'Width of the panel' });
    await hydrated(edge);
    await expect(edge).toHaveAttribute('aria-valuenow', String(Math.round(1024 * 0.35)));
    const start = await middleOf(edge);
    await slide(page, 'finger', start, { ...start, x: 1000 });
    await expect(edge).toHaveAttribute('aria-valuenow', '300');
    await slide(page, 'finger', await middleOf(edge), { ...start, x: 50 });
    await expect(edge).toHaveAttribute('aria-valuenow', '512');
  });
});
