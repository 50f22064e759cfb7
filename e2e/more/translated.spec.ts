import type { Page } from '@playwright/test';
import { newPerson, picture } from '../support/api';
import { expect, test as base } from '../support/fixtures';
import { press } from '../screens/screen';
import { hydrated } from '../support/page-actions';
import { translatePages } from '../support/translator';

/** React logs this when it finds a translated page, and renders the page again. */
const FOUND_TRANSLATED = /Minified React error #(418|423|425)/;

const test = base.extend<{ translated: Page }>({
  translated: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    await translatePages(context);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => {
      if (!FOUND_TRANSLATED.test(message)) problems.push(message);
    });
    await use(page);
    expect(problems).toEqual([]);
    await context.close();
  },
});

const HINGE = '# Oil a hinge\n\n## Oil\n\n> [!WARNING]\n> It is slippery.\n\nOil it.\n';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the main journeys work in pages that the browser translates', async ({
  translated: page,
}) => {
  test.setTimeout(240_000);
  const person = newPerson('Tereza Alves');
  const guide = `Wire a lamp ${Date.now().toString(36)}`;

  await test.step('sign up and sign in, after a refusal', async () => {
    await page.goto('/auth/signup');
    await expect(page.locator('h1 font font')).toHaveCount(1);
    await press(button(page, 'Sign up'));
    await expect(page.getByText('Please input your name!')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill(person.name);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
    await press(button(page, 'Sign up'));
    await expect(page).toHaveURL(/\/auth(\?.*)?$/);
    await page.getByLabel('Password').fill('not the right one');
    await press(button(page, 'Log in'));
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await page.getByLabel('Password').fill(person.password);
    await press(button(page, 'Log in'));
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('save the settings', async () => {
    await page.goto('/dashboard/settings/account');
    await hydrated(page.getByLabel('Name'));
    await page.getByLabel('Name').fill('Tereza de Alves');
    await press(button(page, 'Update'));
    await expect(page.getByText('Data successfully updated!').first()).toBeVisible();
    await expect(page.getByText('Hello, Tereza de Alves').first()).toBeVisible();
  });

  await test.step('write a guide', async () => {
    await page.goto('/dashboard/projects');
    await press(page.getByRole('button', { name: /New project/ }).first());
    const form = page.getByRole('dialog', { name: 'New project' });
    await form.getByLabel(/^Name/).fill(guide);
    await form.getByText('More', { exact: true }).click();
    await form.getByRole('radio', { name: /Public/ }).check();
    await form.getByLabel('minutes').fill('45');
    await form.getByRole('button', { name: 'Create project' }).click();
    await expect(page).toHaveURL(/\/dashboard\/projects\/[2-9a-hjkmnp-z]{12}/);
    for (const [at, name] of ['Cut the wire', 'Strip the ends', 'Join them'].entries()) {
      await press(button(page, 'Add step'));
      await page.getByRole('textbox', { name: 'Name' }).fill(name);
      await expect(page.getByText(`${name.length}/`).first()).toBeAttached();
      await page.getByRole('textbox', { name: 'Description' }).fill(`${name} with care.`);
      if (at === 0) {
        await page
          .getByRole('group', { name: 'Step picture' })
          .locator('input[type=file]')
          .setInputFiles({
            name: 'wire.jpg',
            mimeType: 'image/jpeg',
            buffer: await picture('#446688'),
          });
        await expect(page.getByText('Image uploaded successfully!').first()).toBeVisible();
      }
      await press(button(page, 'Add'));
      await expect(page.getByRole('button', { name: `Reorder ${name}` })).toBeVisible();
    }
    await page.getByRole('button', { name: /^3 Join them/ }).click();
    await page.getByRole('textbox', { name: 'Description' }).fill('Twist, then solder.');
    await expect(page.getByText(/^Saved · /).first()).toBeVisible();
    await button(page, 'Close panel').click();
  });

  const link = await test.step('publish it', async () => {
    await press(button(page, 'Publish'));
    await page
      .getByRole('dialog', { name: 'Before you publish' })
      .getByRole('button', { name: /^Publish/ })
      .click();
    return page.getByRole('textbox', { name: 'Public link' }).inputValue();
  });

  await test.step('follow it to its end', async () => {
    await page.goto(link);
    await page.getByRole('link', { name: 'Start' }).first().click();
    await expect(button(page, 'Summary')).toBeEnabled();
    const percent = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
    await percent('33%');
    await button(page, 'Next step').click();
    await percent('67%');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Strip the ends');
    await button(page, 'Previous step').click();
    await percent('33%');
    await button(page, 'Summary').click();
    await page.getByRole('dialog').getByText('Join them').click();
    await percent('100%');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Join them');
    await expect(page.getByText('Twist, then solder.').first()).toBeVisible();
    await button(page, 'Finish (next step)').click();
    await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
    await press(button(page, 'Send feedback'));
    await expect(page.getByText('Please choose a rating.')).toBeVisible();
    await page.getByRole('radio', { name: '4 stars', exact: true }).check({ force: true });
    await page.getByRole('radio', { name: 'Very easy' }).check({ force: true });
    await press(button(page, 'Send feedback'));
    await expect(page.getByRole('heading', { name: 'Thanks for your time!' })).toBeVisible();
  });

  await test.step('change it while it is read', async () => {
    const reader = await page.context().newPage();
    await reader.goto(`${link}/s/2`);
    await page.goto(`/dashboard/projects/${link.split('/').at(-1)}#steps`);
    await hydrated(page.getByRole('button', { name: /^3 Join them/ }));
    await page.getByRole('button', { name: /^3 Join them/ }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Solder them');
    await expect(page.getByText('1 change not published')).toBeVisible();
    await press(button(page, 'Look at changes'));
    await expect(page.getByRole('dialog').locator('ins').first()).toContainText('Solder');
    await page.keyboard.press('Escape');
    const publish = async (isSafety: boolean) => {
      await press(button(page, 'Publish changes'));
      const dialog = page.getByRole('dialog', { name: 'Publish changes' });
      if (isSafety) await dialog.getByRole('switch', { name: /^Matters for safety/ }).check();
      await dialog.getByRole('button', { name: 'Publish changes' }).click();
    };
    await publish(false);
    await expect(page.getByText('Everything is published · Version 2')).toBeVisible();
    await button(reader, 'Next step').click();
    await expect(reader.getByText('This guide has changed: step 3')).toBeVisible();
    await button(reader, 'Show').click();
    await expect(reader.getByRole('heading', { level: 1 })).toContainText('Solder them');

    await page.getByRole('tab', { name: 'Versions' }).click();
    await press(button(page, 'View version 1'));
    await expect(page.getByRole('dialog').getByText('Join them')).toBeVisible();
    await page.keyboard.press('Escape');
    await press(button(page, 'What changed in version 2'));
    await page.getByRole('dialog').getByLabel('To').selectOption('Not published yet');
    await page.keyboard.press('Escape');
    await press(button(page, 'Bring back this version: 1'));
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Bring back/ })
      .click();
    await expect(page.getByText('1 change not published').first()).toBeVisible();
    await publish(true);
    await expect(page.getByText('Everything is published · Version 3')).toBeVisible();
    await button(reader, 'Previous step').click();
    const warning = reader.getByRole('alertdialog', { name: /it matters for your safety/ });
    await expect(async () => {
      await warning.getByRole('button', { name: 'Go on with the new version' }).click();
      await expect(warning).toBeHidden({ timeout: 2_000 });
    }).toPass();
    await button(reader, 'Next step').click();
    await expect(reader.getByRole('heading', { level: 1 })).toContainText('Join them');
    await reader.close();
  });

  await test.step('import a guide, and undo that', async () => {
    await page.goto('/dashboard/import');
    const input = page.locator('input[type=file][accept]');
    await hydrated(page.getByRole('button', { name: 'Choose files to import' }));
    await input.setInputFiles([
      { name: 'hinge.md', mimeType: 'text/markdown', buffer: Buffer.from(HINGE) },
      { name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{') },
    ]);
    await expect(page.getByText('1 step · 1 warning')).toBeVisible();
    await button(page, 'Import 1 guide').click();
    await expect(page.getByRole('link', { name: 'Open the guide' })).toBeVisible();
    await button(page, 'Undo this import').click();
    await button(page, 'Undo this import').last().click();
    await expect(page.getByText('Deleted again')).toBeVisible();
  });

  await test.step('search and filter the list', async () => {
    await page.goto('/explore');
    const field = page.getByRole('searchbox');
    await hydrated(field);
    await field.fill(guide);
    await expect(page.getByRole('link', { name: guide }).first()).toBeVisible();
    await field.fill('zzqqxxkkvv');
    await expect(page.getByText('No projects found')).toBeVisible();
    await field.fill(guide);
    await expect(page.getByRole('link', { name: guide }).first()).toBeVisible();
    await page.goto('/explore');
    await button(page, 'Language').click();
    await page.getByRole('link', { name: /^English/ }).click();
    await expect(page.getByRole('link', { name: /Remove filter Language/ })).toBeVisible();
  });

  await test.step('write to the operators', async () => {
    await page.goto('/contact');
    await press(button(page, 'Send message'));
    await expect(page.getByText('Please enter a message')).toBeVisible();
    await page.getByLabel('Name').fill('Tereza');
    await page.getByLabel('E-mail').fill('tereza@example.org');
    await page.getByLabel('Subject').fill('Lamp');
    await page.getByLabel('Message').fill('The lamp is on.');
    await press(button(page, 'Send message'));
    await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeVisible();
  });
});
