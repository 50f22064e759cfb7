import { newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { hydrated, signInWithApi } from '../support/page-actions';

test('an owner invites an editor, who changes and publishes a guide, until the owner removes them', async ({
  api,
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const owner = newPerson('Oda Oficina');
  await api.signUp(owner);
  const uid = await api.publishedProject({ name: 'Tune a bell' });
  await api.call('PATCH', `/dashboard/projects/${uid}/unpublish`);
  await signInWithApi(page, owner, '/dashboard/settings');
  await expect(page.getByRole('navigation', { name: 'Workshops' })).toHaveCount(0);

  await page.getByRole('main').getByRole('link', { name: 'People' }).click();
  await expect(page.getByText('Only you so far.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Link of the invitation').inputValue();
  await expect(page.getByText(/0 of 1 used/)).toBeVisible();

  const editor = newPerson('Edu Editor');
  await api.signUp(editor);
  const other = await browser.newContext();
  const tab = await other.newPage();
  await tab.goto(link);
  await tab.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await hydrated(tab.getByRole('button', { name: 'Log in' }));
  await tab.getByRole('textbox', { name: 'E-mail' }).fill(editor.email);
  await tab.getByRole('textbox', { name: 'Password' }).fill(editor.password);
  await tab.getByRole('button', { name: 'Log in' }).click();
  await expect(tab.getByText(`You are logged in as ${editor.email}.`)).toBeVisible();
  await hydrated(tab.getByRole('button', { name: 'Join' }));
  await tab.getByRole('button', { name: 'Join' }).click();

  const switcher = tab.getByRole('navigation', { name: 'Workshops' });
  await expect(switcher.locator('[aria-current]')).toContainText('Oda Oficina');
  await expect(tab.getByRole('link', { name: 'Tune a bell' }).first()).toBeVisible();
  await expect(tab.getByRole('link', { name: 'Webhooks' })).toHaveCount(0);
  await tab.goto('/dashboard/settings/webhooks');
  await expect(tab.getByText('Only the owner of “Oda Oficina” sees')).toBeVisible();

  // A tab of the own workshop beside it keeps its own.
  const own = await other.newPage();
  await own.goto('/dashboard');
  await own
    .getByRole('navigation', { name: 'Workshops' })
    .getByRole('link', { name: 'Edu Editor' })
    .click();
  await expect(own).toHaveURL(/\/dashboard$/);
  await own.getByRole('link', { name: 'My projects' }).first().click();
  await expect(own.getByRole('link', { name: 'Tune a bell' })).toHaveCount(0);
  await tab.bringToFront();
  await hydrated(tab);
  await tab.getByRole('link', { name: 'My projects' }).first().click();
  await tab.getByRole('link', { name: 'Tune a bell' }).first().click();
  await expect(tab).toHaveURL(new RegExp(`/dashboard/projects/${uid}`));
  await expect(switcher.locator('[aria-current]')).toContainText('Oda Oficina');

  await api.signIn(owner);
  const { steps } = await api.call<{ steps: { id: string }[] }>(
    'GET',
    `/dashboard/projects/${uid}`,
  );
  await tab.goto(`/dashboard/projects/${uid}/step/${steps[0]?.id}#steps`);
  const name = tab.getByRole('complementary').getByLabel(/^Name/);
  await hydrated(name);
  await name.fill('Strike it once');
  await expect(
    tab
      .getByRole('complementary')
      .getByRole('status')
      .filter({ hasText: /Saved · / }),
  ).toBeVisible();
  await tab.getByRole('button', { name: 'Publish', exact: true }).click();
  await tab
    .getByRole('dialog', { name: 'Before you publish' })
    .getByRole('button', { name: 'Publish anyway' })
    .click();
  await tab
    .getByRole('dialog', { name: 'Congratulations!' })
    .getByRole('button', { name: 'Continue editing' })
    .click();
  await page.goto(`/p/${uid}`);
  await expect(page.getByText('Strike it once').first()).toBeVisible();

  await page.goto('/dashboard/settings/people');
  await hydrated(page.getByRole('button', { name: 'Remove Edu Editor' }));
  await page.getByRole('button', { name: 'Remove Edu Editor' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Edu Editor is no longer in this workshop.')).toBeVisible();
  await expect(page.getByText('Only you so far.')).toBeVisible();

  await name.fill('Strike it twice');
  await tab.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tab.getByText(/you are not in it any more/).first()).toBeVisible();
  await tab.goto('/dashboard/projects');
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(switcher).toHaveCount(0);
  await expect(tab.getByRole('link', { name: 'Tune a bell' })).toHaveCount(0);
  await other.close();
});
