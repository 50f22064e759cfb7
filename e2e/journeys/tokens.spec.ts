import { newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { hydrated, signInWithApi } from '../support/page-actions';

test('a token is created, copied, used by a script, and no longer works once revoked', async ({
  api,
  page,
  playwright,
  baseURL,
  context,
}) => {
  test.setTimeout(120_000);
  const person = newPerson('Lia Prado');
  await api.signUp(person);
  const uid = await api.publishedProject({ name: 'Oil a hinge' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInWithApi(page, person, '/dashboard/settings');
  await page.getByRole('main').getByRole('link', { name: 'Access tokens' }).click();
  await expect(page.getByText('You have no tokens yet.')).toBeVisible();

  await page.getByLabel('Name').fill('Nightly backup');
  await page.getByRole('checkbox', { name: /^Write/ }).check();
  await page.getByLabel('Expires in').selectOption('7 days');
  await page.getByRole('textbox', { name: 'Current password' }).fill(person.password);
  await page.getByRole('button', { name: 'Create token' }).click();
  const made = page.getByRole('group', { name: 'Your new token “Nightly backup”' });
  await made.getByRole('button', { name: 'Copy' }).click();
  await expect(made.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  expect(token).toMatch(/^mks_[\w-]{43}$/);

  const script = await playwright.request.newContext({
    ...(baseURL ? { baseURL } : {}),
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const answerOf = async (method: string, path: string, data?: object) => {
    const answer = await script.fetch(`/v1${path}`, { method, ...(data ? { data } : {}) });
    return [answer.status(), ((await answer.json()) as { error?: { code: string } }).error?.code];
  };
  expect(await answerOf('GET', '/dashboard/projects')).toEqual([200, undefined]);
  expect(await answerOf('PATCH', `/dashboard/projects/${uid}`, { name: 'Oil two hinges' })).toEqual(
    [200, undefined],
  );
  expect(await answerOf('PATCH', `/dashboard/projects/${uid}/unpublish`)).toEqual([
    403,
    'token_needs_publish',
  ]);
  expect(await answerOf('GET', '/dashboard/tokens')).toEqual([403, 'session_required']);

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'Nightly backup' });
  await expect(row).toContainText('Read and Write');
  await expect(row).toContainText(/used (now|\d+ seconds? ago)/);
  await expect(row).not.toContainText('never used');
  await expect(page.getByText(token)).toHaveCount(0);
  await hydrated(row.getByRole('button', { name: 'Revoke Nightly backup' }));
  await row.getByRole('button', { name: 'Revoke Nightly backup' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('“Nightly backup” has been revoked.')).toBeVisible();
  await expect(page.getByText('You have no tokens yet.')).toBeVisible();
  expect(await answerOf('GET', '/dashboard/projects')).toEqual([401, 'token_refused']);
  await script.dispose();
});
