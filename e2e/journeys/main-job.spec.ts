import type { Page } from '@playwright/test';
import { newPerson, picture } from '../support/api';
import { expect, test } from '../support/fixtures';
import { hydrated, moveByKey } from '../support/page-actions';

const PROJECT = 'Mend a wobbly chair';
const REF = `CHAIR-${Date.now().toString(36)}`;

type NewStep = { name: string; nome: string; text: string; texto: string; colour: string };

const STEPS: NewStep[] = [
  {
    name: 'Turn the chair over',
    nome: 'Vire a cadeira',
    text: 'Put it on a blanket, legs up.',
    texto: 'Coloque-a sobre uma manta, pés para cima.',
    colour: '#446688',
  },
  {
    name: 'Glue the joint',
    nome: 'Cole a junta',
    text: 'Run wood glue into the gap.',
    texto: 'Passe cola de madeira na folga.',
    colour: '#886644',
  },
  {
    name: 'Clamp it overnight',
    nome: 'Prenda até amanhã',
    text: 'Tighten until glue shows.',
    texto: 'Aperte até a cola aparecer.',
    colour: '#448866',
  },
];

async function fillBoth(
  page: Page,
  texts: { en: Record<string, string>; pt: Record<string, string> },
): Promise<void> {
  for (const [tab, values] of [
    ['English', texts.en],
    ['Português (Brasil)', texts.pt],
  ] as const) {
    await page.getByRole('tab', { name: new RegExp(`^${tab.replace(/[()]/g, '\\$&')}`) }).click();
    for (const [label, value] of Object.entries(values))
      await page
        .getByRole('tabpanel', { name: tab })
        .getByLabel(new RegExp(`^${label}`))
        .fill(value);
  }
}

async function addStep(page: Page, step: NewStep): Promise<void> {
  await page.getByRole('button', { name: 'Add step' }).click();
  await fillBoth(page, {
    en: { Name: step.name, Description: step.text },
    pt: { Name: step.nome, Description: step.texto },
  });
  await page
    .getByRole('group', { name: 'Step picture' })
    .locator('input[type=file]')
    .setInputFiles({
      name: `${step.name}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await picture(step.colour),
    });
  await expect(page.getByText('Image uploaded successfully!').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Step successfully added!').first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Reorder ${step.name}` })).toBeVisible();
}

test('a creator publishes a guide, and a visitor finds it and follows it to the end', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const person = newPerson('Beatriz Lima');

  await test.step('sign up and sign in', async () => {
    await page.goto('/');
    await page.goto('/auth/signup');
    await hydrated(page.getByRole('button', { name: 'Sign up' }));
    await page.getByRole('textbox', { name: 'Name' }).fill(person.name);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(/\/auth(\?.*)?$/);
    // Text typed into the previous page is gone; only the password is missing.
    await expect(page.getByText('Successfully created!')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
    await expect(page.getByLabel('Password')).toBeFocused();
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('create a project in two languages', async () => {
    await page.goto('/dashboard/projects');
    await hydrated(page.getByRole('button', { name: /New project/ }));
    await page.getByRole('button', { name: /New project/ }).click();
    const form = page.getByRole('dialog', { name: 'New project' });
    await form.getByLabel(/^Name/).fill(PROJECT);
    for (const language of ['English', 'Português (Brasil)']) {
      const add = form.getByRole('button', { name: `Add ${language}` });
      if (await add.isVisible()) await add.click();
    }
    await form.getByText('More', { exact: true }).click();
    await form.getByRole('radio', { name: /Public/ }).check();
    await form.getByLabel('hours').fill('1');
    await form.getByLabel('minutes').fill('30');
    await form.getByLabel(/^Reference code/).fill(REF);
    await form.getByRole('button', { name: 'Create project' }).click();
    await expect(page).toHaveURL(/\/dashboard\/projects\/[2-9a-hjkmnp-z]{12}/);
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  });

  await test.step('add three steps with pictures and a chapter', async () => {
    for (const step of STEPS) await addStep(page, step);
    await page.getByRole('button', { name: 'Add chapter' }).click();
    await fillBoth(page, { en: { Name: 'Patience' }, pt: { Name: 'Paciência' } });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Chapter successfully added!').first()).toBeVisible();
    await page.getByRole('button', { name: 'Close panel' }).click();
  });

  const order = () =>
    page
      .getByRole('button', { name: /^Reorder / })
      .evaluateAll((handles) =>
        handles.map((handle) => handle.getAttribute('aria-label')?.replace('Reorder ', '')),
      );
  await test.step('move the chapter before the last step by keyboard, and the first two into order by mouse', async () => {
    const sorted = page.waitForResponse((response) => response.url().includes('/steps/sort'));
    await page.getByRole('button', { name: 'Reorder Patience' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/Patience is now at position 4/)).toBeAttached();
    await moveByKey(page, 'ArrowUp', /Patience is now at position 3/);
    await page.keyboard.press('Space');
    expect((await sorted).status()).toBe(200);
    await expect
      .poll(order)
      .toEqual(['Turn the chair over', 'Glue the joint', 'Patience', 'Clamp it overnight']);

    const swapped = page.waitForResponse((response) => response.url().includes('/steps/sort'));
    const from = await page.getByRole('button', { name: 'Reorder Glue the joint' }).boundingBox();
    const to = await page
      .getByRole('button', { name: 'Reorder Turn the chair over' })
      .boundingBox();
    if (!from || !to) throw new Error('The handles are not on the page.');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 - 6, { steps: 12 });
    await expect(page.getByText(/Glue the joint is now at position 1/)).toBeAttached();
    await page.mouse.up();
    expect((await swapped).status()).toBe(200);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Reorder Patience' })).toBeVisible();
    await expect
      .poll(order)
      .toEqual(['Glue the joint', 'Turn the chair over', 'Patience', 'Clamp it overnight']);
    await hydrated(page.getByRole('button', { name: 'Publish', exact: true }));
  });

  const link = await test.step('publish, and copy the short link', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Before you publish' })
      .getByRole('button', { name: 'Publish anyway' })
      .click();
    const done = page.getByRole('dialog', { name: 'Congratulations!' });
    const field = done.getByRole('textbox', { name: 'Public link' });
    await expect(field).toHaveAttribute('readonly', '');
    return field.inputValue();
  });
  expect(link).toMatch(new RegExp(`^${baseURL}/p/[2-9a-hjkmnp-z]{12}$`));

  const visitor = await browser.newContext();
  const reader = await visitor.newPage();
  await test.step('a visitor opens the link and goes to the end', async () => {
    await reader.goto(link);
    await expect(reader.getByRole('heading', { level: 1, name: PROJECT })).toBeVisible();
    await reader.getByRole('link', { name: 'Start' }).first().click();
    await expect(reader).toHaveURL(/\/s\/1$/);
    await expect(reader.getByText('Run wood glue into the gap.').first()).toBeVisible();
    await reader.getByRole('button', { name: 'Next step' }).click();
    await expect(reader).toHaveURL(/\/s\/2$/);
    await expect(reader.getByText('Put it on a blanket, legs up.').first()).toBeVisible();
    await reader.keyboard.press('ArrowRight');
    await expect(reader).toHaveURL(/\/s\/3$/);
    await expect(reader.getByText('Patience').first()).toBeVisible();
    await expect(reader.getByText('Tighten until glue shows.').first()).toBeVisible();
    await reader.getByRole('button', { name: 'Next step' }).click();
    await expect(reader).toHaveURL(/\/finished$/);
    await expect(reader.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  });

  await test.step('and finds it by a misspelt name and by its code', async () => {
    await reader.goto('/explore');
    await reader.getByRole('searchbox').fill('woblly chiar');
    await reader.keyboard.press('Enter');
    await expect(reader.getByRole('link', { name: new RegExp(PROJECT) }).first()).toBeVisible();
    await reader.goto(`/explore/${REF.toLowerCase()}`);
    await expect(reader).toHaveURL(link);
  });
  await visitor.close();
});
