import { newPerson } from '../support/api';
import { expectColourContrast, expectNoAxeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { makeOperator } from '../support/operator';
import { signInWithApi } from '../support/page-actions';

const NAME = 'Saw without the guard';
const REASON = 'Step 2 removes the guard.';

test('a reported guide is taken down; its creator reads why, answers, and takes it along', async ({
  api,
  browser,
  page,
  request,
}) => {
  const [operator, creator] = [newPerson('Olga Reis'), newPerson('Caio Dias')];
  await api.signUp(operator);
  await makeOperator(operator.email);
  await api.signUp(creator);
  const uid = await api.publishedProject({ name: NAME });

  await test.step('a reader reports it, without scripts', async () => {
    const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await reader.goto(`/p/${uid}/embed`);
    const link = reader.getByRole('link', { name: /^Report this guide/ });
    await reader.goto((await link.getAttribute('href')) ?? '');
    await reader.getByLabel('It is dangerous').check();
    await reader.getByLabel('Tell more').fill('Look at step 2.');
    await reader.getByRole('button', { name: 'Send report' }).click();
    await expect(reader.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await reader.context().close();
  });

  await test.step('an operator takes it down by keyboard', async () => {
    const site = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    await signInWithApi(site, operator, '/dashboard/site');
    const guide = site.getByRole('article', { name: NAME });
    await expect(guide.getByText('Look at step 2.')).toBeVisible();
    await expectNoAxeViolations(site);
    await site.emulateMedia({ colorScheme: 'dark' });
    await expectColourContrast(site);

    await guide.getByRole('button', { name: 'Take down' }).press('Enter');
    await site.getByLabel('Reason').and(site.getByRole('dialog').locator('*')).fill(REASON);
    await site.getByRole('dialog').getByRole('button', { name: 'Take down' }).focus();
    await site.keyboard.press('Enter');
    await expect(site.getByText('Done and written into the log.')).toBeVisible();
    await expect(guide).toBeHidden();
    await site.context().close();
  });

  await test.step('it is gone for readers', async () => {
    for (const path of ['', '/s/1', '/embed'])
      expect((await request.get(`/p/${uid}${path}`)).status(), path).toBe(410);
    await page.goto(`/p/${uid}`);
    await expect(page.getByRole('heading', { name: 'This guide was taken down' })).toBeVisible();
    await page.goto(`/explore?search=${encodeURIComponent(NAME)}`);
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(page.getByRole('link', { name: NAME })).toHaveCount(0);
  });

  await test.step('its creator', async () => {
    await signInWithApi(page, creator, '/dashboard/projects');
    await expect(page.getByText(new RegExp(`^Taken down on .*: ${REASON}$`))).toBeVisible();
    await page.getByRole('link', { name: NAME }).click();
    const statement = page.getByRole('region', { name: 'The operators took this guide down' });
    await expect(statement.getByText(REASON)).toBeVisible();
    await expectNoAxeViolations(page);
    await statement.getByLabel('Your answer').fill('The guard is back.');
    await statement.getByRole('button', { name: 'Send answer' }).click();
    await expect(statement.getByText('You answered: The guard is back.')).toBeVisible();
    const download = page.waitForEvent('download');
    await statement.getByRole('button', { name: 'Export as ZIP' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  });
});
