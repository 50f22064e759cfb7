import { newPerson } from '../support/api';
import { PHONE } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { dragItem, hydrated, middleOf, order, signInWithApi, slide } from '../support/page-actions';

type Shown = { steps: { id: string; name: { value: string }[] }[]; questions: { id: string }[] };
let uid: string;
let read: () => Promise<Shown>;

test.beforeEach(async ({ api, page }) => {
  const person = newPerson('Mila Rato');
  await api.signUp(person);
  uid = await api.publishedProject({ name: 'Sharpen a chisel' });
  read = () => api.call<Shown>('GET', `/dashboard/projects/${uid}`);
  await signInWithApi(page, person, `/dashboard/projects/${uid}`);
});

test('tabs are in the address, Back and Forward follow, deep links open their item, and the panel can be resized', async ({
  page,
}) => {
  const { steps, questions } = await read();
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const isOpen = (name: string) => expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  await hydrated(tab('FAQ'));
  await tab('FAQ').click();
  await expect(page).toHaveURL(/#faq$/);
  await tab('Settings').click();
  await expect(page).toHaveURL(/#settings$/);
  await page.goBack();
  await isOpen('FAQ');
  await page.goBack();
  await isOpen('Steps');
  await page.goForward();
  await isOpen('FAQ');

  await page.goto(`/dashboard/projects/${uid}/question/${questions[0]?.id}#faq`);
  await isOpen('FAQ');
  const question = page.getByRole('complementary', { name: 'Question 1' });
  await expect(question.getByLabel(/^Question/)).toHaveValue('How long?');
  await page.getByRole('button', { name: /^How long/, expanded: true }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(`/dashboard/projects/${uid}#faq`);

  await page.goto(`/dashboard/projects/${uid}/step/${steps[2]?.id}#steps`);
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

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('items are moved by their handle, and by nothing else', async ({ page }) => {
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

  test('a step, a question and the settings open over the whole screen', async ({ page }) => {
    const expectWhole = async (name: string) => {
      const sheet = page.getByRole('dialog', { name });
      await expect
        .poll(() => sheet.boundingBox())
        .toMatchObject({ x: 0, y: 0, width: PHONE.width, height: PHONE.height });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      return sheet;
    };
    const open = page.getByRole('button', { name: /Step name 2/, expanded: false });
    await hydrated(open);
    await open.tap();
    const step = await expectWhole('Step 2');
    await step.getByRole('button', { name: 'Close panel' }).tap();
    await expect(step).toHaveCount(0);
    await page.getByRole('tab', { name: 'FAQ' }).tap();
    await page.getByRole('button', { name: 'Add question' }).tap();
    const question = await expectWhole('New question');
    await question.getByRole('button', { name: 'Add', exact: true }).tap();
    await expect(question.getByLabel(/^Question/)).toBeFocused();
    await question.getByRole('button', { name: 'Close panel' }).tap();
    await page.getByRole('tab', { name: 'Settings' }).tap();
    await page.getByRole('button', { name: 'Edit', exact: true }).tap();
    await expectWhole('Edit');
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('the panel is resized by finger', async ({ page }) => {
    await page.goto(`/dashboard/projects/${uid}/step/${(await read()).steps[0]?.id}#steps`);
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
