import type { Page } from '@playwright/test';
import { newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/page-actions';

const HOSTILE = '$L1 "&<\'></script><script>alert(1)</script><!-- é漢🔧 $& \\u0041 \\';

test('React hydrates a page without errors, whatever its texts contain', async ({ api, page }) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: HOSTILE });
  await api.call('PATCH', `/dashboard/projects/${uid}`, { description: HOSTILE });
  await page.goto(`/p/${uid}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOSTILE);
  await expect(page.getByRole('link', { name: 'Start' })).toHaveText(`Start: ${HOSTILE}`);
  await page.getByRole('link', { name: 'Start' }).click();
  await expect(page).toHaveURL(new RegExp(`/p/${uid}/s/1$`));
});
/** Opens a page whose scripts wait until the returned function is called, as on a slow phone. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let releaseScripts: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    releaseScripts = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return releaseScripts;
}

/** The server has another release without the scripts of open pages. */
const update = (page: Page) =>
  page.route('**/_next/static/chunks/**', (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );

test('after an update a hydrated page reloads once on navigation, and says so', async ({
  context,
}) => {
  // Not the page that has to be quiet: the browser logs the missing script in its console.
  const page = await context.newPage();
  const loads: string[] = [];
  page.on('request', (one) => {
    if (one.isNavigationRequest()) loads.push(new URL(one.url()).pathname);
  });
  await page.goto('/about');
  await hydrated(page);
  await update(page);
  await page.getByRole('link', { name: 'Explore' }).first().click();
  await expect(page).toHaveURL(/\/explore$/);
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(loads).toEqual(['/about', '/explore']);
  // The release is complete again, with the scripts that show the message.
  await page.unroute('**/_next/static/chunks/**');
  await page.reload();
  await expect(page.getByText('A new version is out')).toBeVisible();
});

test('text typed into the search before hydration is searched for', async ({ api, page }) => {
  await api.signUp(newPerson());
  const name = `Quicksilver ${Date.now().toString(36)}`;
  await api.publishedProject({ name, steps: 1 });
  const letScriptsCome = await openWithoutScripts(page, '/explore');
  await page.getByRole('searchbox').fill(name);
  letScriptsCome();
  await expect(page).toHaveURL(/search=Quicksilver/);
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('a tool ticked before hydration stays ticked', async ({ api, page }) => {
  await api.signUp(newPerson());
  const { projectUid } = await api.call<{ projectUid: string }>('POST', '/dashboard/projects', {
    name: 'Tick early',
    type: 1,
    averageTime: '00:20',
    languages: ['en'],
    description: 'Made by a test.',
    tools: ['Spoon', 'Fork'],
  });
  await api.call('POST', `/dashboard/projects/${projectUid}/steps`, {
    type: 1,
    name: [{ lang: 'en', value: 'Eat' }],
    description: [{ lang: 'en', value: 'All of it.' }],
  });
  await api.call('PATCH', `/dashboard/projects/${projectUid}/publish`);
  const letScriptsCome = await openWithoutScripts(page, `/p/${projectUid}`);
  await page.getByRole('checkbox', { name: 'Fork' }).check();
  letScriptsCome();
  await page.waitForLoadState('load');
  await expect(page.getByRole('region', { name: 'Tools' }).getByRole('status')).toHaveText(
    /1 of 2/,
  );
  await expect(page.getByRole('checkbox', { name: 'Fork' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Fork' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Spoon' })).not.toBeChecked();
});
