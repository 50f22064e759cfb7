import type { Locator, Page } from '@playwright/test';
import { newPerson, picture } from '../support/api';
import { expect, test } from '../support/fixtures';
import { hydrated, order, signInWithApi, tabTo } from '../support/page-actions';

const STEPS = 12;
const INTERACTIONS_MAX = 45;
const PT = 'Português (Brasil)';
const texts = (number: number) => ({
  name: `Do part ${number}`,
  text: `Work slowly on part ${number}.`,
  nome: `Faça a parte ${number}`,
  texto: `Trabalhe devagar na parte ${number}.`,
});

/**
 * Acts like a person and counts interactions: each click, each key that is not text, each choice of
 * files. Text is free.
 */
class InteractionCounter {
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

  /** A button that opens the file chooser, and the choice in it. */
  async choose(button: Locator, files: Parameters<Locator['setInputFiles']>[0]) {
    const chooser = this.page.waitForEvent('filechooser');
    await this.click(button);
    this.count += 1;
    await (await chooser).setFiles(files);
  }

  /** Types into the focused element, which must be a field of this name; replaces proposed text. */
  async write(label: string, text: string) {
    await expect(this.page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${label}`));
    await this.page.keyboard.type(text);
  }
}

const photos = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: `IMG_${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await picture(`hsl(${index * 30} 60% 40%)`, 640, 480),
    })),
  );

async function signIn(page: Page) {
  const person = newPerson('Dora Reis');
  await page.request.post('/v1/auth/register', { data: person });
  await signInWithApi(page, person, '/dashboard/projects');
}

const newProjectButton = (page: Page) => page.getByRole('button', { name: /New project/ });
const projectForm = (page: Page) => page.getByRole('dialog', { name: 'New project' });
const isInEditor = (page: Page) =>
  expect(page).toHaveURL(/\/dashboard\/projects\/[2-9a-hjkmnp-z]{12}/);

async function newProject(
  page: Page,
  hands: InteractionCounter,
  pictures?: Awaited<ReturnType<typeof photos>>,
) {
  await hydrated(newProjectButton(page));
  await hands.click(newProjectButton(page));
  const form = projectForm(page);
  await hands.click(form.getByLabel(/^Name/));
  await page.keyboard.type('Twelve steps to a stool');
  await hands.click(form.getByRole('button', { name: `Add ${PT}` }));
  if (pictures) await hands.choose(form.getByRole('button', { name: 'Choose pictures' }), pictures);
  await hands.click(form.getByRole('button', { name: 'Create project' }));
  await isInEditor(page);
}

async function newProjectByKeys(page: Page) {
  const form = projectForm(page);
  await tabTo(page, newProjectButton(page));
  await page.keyboard.press('Enter');
  await tabTo(page, form.getByRole('button', { name: 'Create project' }));
  // Nothing is filled in yet: each field shows its error, and the first one has the focus.
  await page.keyboard.press('Enter');
  await expect(form.getByLabel(/^Name/)).toBeFocused();
  await expect(form.getByLabel(/^Name/)).toHaveAccessibleDescription(/Please enter name/);
  await page.keyboard.type('Twelve steps to a stool');
  await tabTo(page, form.getByRole('button', { name: `Add ${PT}` }));
  await page.keyboard.press('Enter');
  await tabTo(page, form.getByRole('button', { name: 'Create project' }));
  await page.keyboard.press('Enter');
  await isInEditor(page);
}

const pending = (page: Page, language: string) =>
  page.getByRole('button', {
    name: new RegExp(`${language.replace(/[()]/g, '\\$&')}: \\d+% written`),
  });

test('a 12-step bilingual guide of photos takes fewer than 45 interactions beyond typing', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const hands = new InteractionCounter(page);
  await signIn(page);
  await newProject(page, hands, await photos(STEPS));
  await expect(page.getByText(`${STEPS} images uploaded successfully!`)).toBeVisible({
    timeout: 60_000,
  });

  // One language as a list, the other one text by text.
  const lines = Array.from({ length: STEPS }, (_, index) => texts(index + 1));
  await hands.click(page.getByRole('button', { name: 'Write a list' }));
  await page.keyboard.insertText(lines.map(({ name, text }) => `${name}: ${text}`).join('\n'));
  await hands.click(page.getByRole('button', { name: `Write ${STEPS} steps` }));
  await expect(pending(page, 'English')).toHaveCount(0);
  await hands.click(pending(page, 'Brazilian Portuguese'));
  const next = page.getByRole('button', { name: 'Next text to write', exact: true });
  for (const { nome, texto } of lines) {
    await hands.write('Name', nome);
    await hands.click(next);
    await hands.write('Description', texto);
    await hands.click(next);
  }
  // The name of the guide comes last.
  await hands.write('Name', 'Um banco em doze passos');
  await hands.press('Enter');
  await expect(pending(page, 'Brazilian Portuguese')).toHaveCount(0);
  await hands.click(page.getByRole('tab', { name: 'Steps', exact: true }));
  await hands.click(page.getByRole('button', { name: /^12 Do part 12/ }));
  await hands.click(next);
  await expect(page.getByText('Everything is written in every language.')).toBeVisible();
  expect(await order(page)).toEqual(lines.map(({ name }) => name));
  await expect(page.getByRole('complementary').getByText(/Saved · /)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Steps and chapters' }).getByRole('img')).toHaveCount(
    0,
  );
  await expect(page.getByRole('list', { name: 'Steps and chapters' }).locator('img')).toHaveCount(
    STEPS,
  );
  for (const { name } of lines)
    await expect(page.getByRole('button', { name: `Reorder ${name}`, exact: true })).toBeVisible();
  test.info().annotations.push({ type: 'interactions', description: String(hands.count) });
  expect(hands.count, 'interactions beyond typing').toBeLessThan(INTERACTIONS_MAX);
});

test('steps are created, described, translated and duplicated by keyboard alone', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const hands = new InteractionCounter(page);
  await signIn(page);
  await newProjectByKeys(page);
  const panel = page.getByRole('complementary', { name: 'New step' });
  await tabTo(page, page.getByRole('button', { name: 'Add step' }));
  await hands.press('Enter');
  for (const number of [1, 2]) {
    const { name, text, nome, texto } = texts(number);
    await hands.write('Name', name);
    await hands.press('Tab');
    await hands.write('Description', text);
    await tabTo(page, panel.getByRole('tab', { name: 'English' }), 'Shift+Tab');
    await hands.press('ArrowRight');
    await expect(panel.getByRole('tab', { name: PT })).toHaveAttribute('aria-selected', 'true');
    await tabTo(page, panel.getByLabel(/^Name/));
    await hands.write('Name', nome);
    await hands.press('Tab');
    await hands.write('Description', texto);
    await hands.press('ControlOrMeta+Enter');
    await expect(page.getByRole('button', { name: `Reorder ${name}` })).toBeVisible();
    await expect(panel.getByLabel(/^Name/)).toHaveValue('');
    await expect(panel.getByLabel(/^Name/)).toBeFocused();
  }
  // The error is shown at the field, which has the focus, and for the whole form.
  await page.keyboard.type('Only English');
  await hands.press('ControlOrMeta+Enter');
  await expect(
    page.getByRole('alert').filter({ hasText: '1 text needs your attention.' }),
  ).toBeVisible();
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Description/);
  await expect(page.locator(':focus')).toHaveAccessibleDescription(/.+/);
  await page.keyboard.type('Still only English.');
  // The other language, which is empty, is left for later.
  await hands.press('ControlOrMeta+Enter');
  await expect(page.getByRole('button', { name: 'Reorder Only English' })).toBeVisible();
  await expect(pending(page, 'Brazilian Portuguese')).toHaveAccessibleName(
    /57% written, 3 pending/,
  );

  await tabTo(page, page.getByRole('button', { name: 'Actions for Do part 1' }), 'Shift+Tab');
  await hands.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  // By its first letters, as in menus.
  await page.keyboard.type('Dup');
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeFocused();
  await hands.press('Enter');
  await expect(page.getByText('Step successfully duplicated!')).toBeVisible();
  expect(await order(page)).toEqual(['Do part 1', 'Do part 1', 'Do part 2', 'Only English']);
});
