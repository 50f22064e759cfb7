import type { Locator, Page } from '@playwright/test';
import { newPerson, picture } from './api';
import { expect, test } from './fixtures';

const STEPS = 12;
const INTERACTIONS_MAX = 60;
const PT = 'Português (Brasil)';
const texts = (number: number) => ({
  name: `Do part ${number}`, text: `Work slowly on part ${number}.`, nome: `Faça a parte ${number}`, texto: `Trabalhe devagar na parte ${number}.`,
});

/** Does things as a person does, and counts them: each click, each key that is not text, each choice of files. Text is free. */
class Hands {
  count = 0;

  constructor(readonly page: Page) {}

  async click(target: Locator) {
    this.count += 1;
    await target.click();
  }

  async press(key: string) {
    this.count += 1;
    await this.page.keyboard.press(key);
  }

  async choose(input: Locator, files: Parameters<Locator['setInputFiles']>[0]) {
    this.count += 1;
    await input.setInputFiles(files);
  }

  /** Into whatever has the focus, which must be a field of this name; what was only proposed is written over. */
  async write(label: string, text: string) {
    await expect(this.page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${label}`));
    await this.page.keyboard.type(text);
  }
}

const photos = (count: number) => Promise.all(Array.from({ length: count }, async (_, index) => (
  { name: `IMG_${index + 1}.jpg`, mimeType: 'image/jpeg', buffer: await picture(`hsl(${index * 30} 60% 40%)`, 640, 480) })));

async function signIn(page: Page) {
  const person = newPerson('Dora Reis');
  await page.request.post('/v1/auth/register', { data: person });
  await page.goto('/auth');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/dashboard/projects');
}

async function newProject(page: Page, hands: Hands) {
  await hands.click(page.getByRole('button', { name: /New project/ }));
  const form = page.getByRole('dialog', { name: 'New project' });
  await form.getByLabel(/^Name/).focus();
  await page.keyboard.type('Twelve steps to a stool');
  for (const language of ['English', PT]) {
    const add = form.getByRole('button', { name: `Add ${language}` });
    if (await add.isVisible()) await hands.click(add);
  }
  const isPublic = form.getByRole('radio', { name: /Public/ });
  if (!await isPublic.isChecked()) await hands.click(isPublic);
  await hands.click(form.getByLabel('hours'));
  await page.keyboard.type('1');
  await hands.click(form.getByRole('button', { name: 'Create project' }));
  await expect(page).toHaveURL(/\/dashboard\/projects\/[2-9a-hjkmnp-z]{12}/);
}

const pending = (page: Page, language: string) => page.getByRole('button', { name: new RegExp(`${language.replace(/[()]/g, '\\$&')}: \\d+% written`) });
const guideOf = async (page: Page) => {
  const steps = page.getByRole('button', { name: /^Reorder / });
  return steps.evaluateAll((handles) => handles.map((handle) => handle.getAttribute('aria-label')?.replace('Reorder ', '')));
};

test('a 12-step bilingual guide with pictures takes fewer than 60 interactions beyond typing', async ({ page }) => {
  test.setTimeout(300_000);
  const hands = new Hands(page);
  await signIn(page);
  await newProject(page, hands);

  await hands.choose(page.getByTestId('step-pictures'), await photos(STEPS));
  await expect(page.getByText(`${STEPS} images uploaded successfully!`)).toBeVisible({ timeout: 60_000 });
  await hands.click(pending(page, 'English'));
  for (let number = 1; number <= STEPS; number += 1) {
    const { name, text } = texts(number);
    await hands.write('Name', name);
    await hands.click(page.getByRole('button', { name: 'Next text to write' }));
    await hands.write('Description', text);
    await hands.click(page.getByRole('button', { name: 'Next text to write' }));
  }
  for (let number = 1; number <= STEPS; number += 1) {
    const { nome, texto } = texts(number);
    await hands.write('Name', nome);
    await hands.click(page.getByRole('button', { name: 'Next text to write' }));
    await hands.write('Description', texto);
    await hands.click(page.getByRole('button', { name: 'Next text to write' }));
  }
  await expect(page.getByText('Everything is written in every language.')).toBeVisible();
  await expect(pending(page, 'English')).toHaveCount(0);
  await expect(pending(page, PT)).toHaveCount(0);
  expect(await guideOf(page)).toEqual(Array.from({ length: STEPS }, (_, index) => texts(index + 1).name));
  test.info().annotations.push({ type: 'interactions', description: String(hands.count) });
  expect(hands.count, 'interactions beyond typing').toBeLessThan(INTERACTIONS_MAX);
});

test('steps are made, described, duplicated and translated with the keyboard alone', async ({ page }) => {
  test.setTimeout(180_000);
  const hands = new Hands(page);
  await signIn(page);
  await newProject(page, hands);
  await page.getByRole('button', { name: 'Add step' }).focus();
  await hands.press('Enter');
  for (const number of [1, 2]) {
    const { name, text, nome, texto } = texts(number);
    await hands.write('Name', name);
    await hands.press('Tab');
    await hands.write('Description', text);
    await page.getByRole('tab', { name: 'English' }).focus();
    await hands.press('ArrowRight');
    await page.getByLabel(/^Name/).focus();
    await hands.write('Name', nome);
    await hands.press('Tab');
    await hands.write('Description', texto);
    await hands.press('ControlOrMeta+Enter');
    await expect(page.getByRole('button', { name: `Reorder ${name}` })).toBeVisible();
    await expect(page.getByLabel(/^Name/)).toHaveValue('');
  }
  // Wrong in another language than the one that is open: the focus goes there.
  await page.keyboard.type('Only English');
  await hands.press('ControlOrMeta+Enter');
  await expect(page.getByRole('alert').filter({ hasText: '3 texts need your attention.' })).toBeVisible();
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Description/);
  await expect(page.locator(':focus')).toHaveAccessibleDescription(/.+/);

  await page.getByRole('button', { name: 'Duplicate Do part 1' }).focus();
  await hands.press('Enter');
  await expect(page.getByText('Step successfully duplicated!')).toBeVisible();
  expect(await guideOf(page)).toEqual(['Do part 1', 'Do part 1', 'Do part 2']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('many pictures become steps, and one is described', async ({ page }) => {
    test.setTimeout(180_000);
    const hands = new Hands(page);
    await signIn(page);
    await newProject(page, hands);
    await expect(page.getByRole('button', { name: 'Add pictures' })).toBeVisible();
    await hands.choose(page.getByTestId('step-pictures'), [...await photos(2), { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }]);
    const queue = page.getByRole('region', { name: 'Pictures on their way' });
    await expect(queue.getByRole('alert')).toBeVisible({ timeout: 60_000 });
    await queue.getByRole('button', { name: 'Leave broken.jpg out' }).tap();
    await expect(page.getByText('2 images uploaded successfully!')).toBeVisible();
    await pending(page, 'English').tap();
    await hands.write('Name', texts(1).name);
    const alt = page.getByLabel(/^Alternative text/);
    await alt.tap();
    await hands.write('Alternative text', 'A saw on a plank');
    await page.getByRole('tab', { name: PT }).tap();
    await expect(page.getByLabel(/^Alternative text/)).toHaveValue('');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});
