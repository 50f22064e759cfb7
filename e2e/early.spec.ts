import type { Page } from '@playwright/test';
import { newPerson } from './api';
import { expect, test } from './fixtures';
import { awake } from './hands';

/** Opens a page whose first frame is not shown until the returned function is called: as on a slow phone, where scripts come after all else. */
async function openWithoutFrames(page: Page, path: string): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: FrameRequestCallback[] = [];
    const show = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (work) => held.push(work);
    Object.assign(window, { showFrames: () => {
      window.requestAnimationFrame = show;
      held.forEach((work) => show(work));
    } });
  });
  await page.goto(path, { waitUntil: 'commit' });
  // The early script has run when it keeps the page from having loaded.
  await expect(page.locator('html > iframe')).toBeAttached();
  return () => page.evaluate(() => (window as unknown as { showFrames: () => void }).showFrames());
}

const scriptsAsked = (page: Page) => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.js')));

test('a page is shown first: its scripts are asked for after its first frame, and it has not loaded before they ran', async ({ page }) => {
  const show = await openWithoutFrames(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await scriptsAsked(page)).toEqual([expect.stringMatching(/\/early-[\w-]+\.js$/)]);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  const named = await page.locator('script[data-then]').evaluate((script) => (script as HTMLElement).dataset['then']?.split(' ') ?? []);
  expect(named.length).toBeGreaterThan(5);
  await show();
  await page.waitForLoadState('load');
  expect(await scriptsAsked(page)).toEqual(expect.arrayContaining(named));
  await expect(page.locator('html > iframe')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('a button that was pressed before the page heard is pressed once it does', async ({ page }) => {
    const show = await openWithoutFrames(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await show();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('not so if something else was pressed after it', async ({ page }) => {
    const show = await openWithoutFrames(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('heading', { level: 1 }).click();
    await show();
    await awake(page.getByRole('button', { name: 'Open menu' }));
    // A press that were repeated would open it, and this one close it.
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('what was written into the search before the page heard is searched for', async ({ api, page }) => {
  await api.signUp(newPerson());
  const name = `Quicksilver ${Date.now().toString(36)}`;
  await api.publishedProject({ name, steps: 1 });
  const show = await openWithoutFrames(page, '/explore');
  await page.getByRole('searchbox').fill(name);
  await show();
  await expect(page).toHaveURL(/search=Quicksilver/);
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('a tool that was ticked before the page heard stays ticked', async ({ api, page }) => {
  await api.signUp(newPerson());
  const { projectUid } = await api.call<{ projectUid: string }>('POST', '/dashboard/projects', { name: 'Tick early', type: 1, averageTime: '00:20', languages: ['en'], description: 'Made by a test.', tools: ['Spoon', 'Fork'] });
  await api.call('POST', `/dashboard/projects/${projectUid}/steps`, { type: 1, name: [{ lang: 'en', value: 'Eat' }], description: [{ lang: 'en', value: 'All of it.' }] });
  await api.call('PATCH', `/dashboard/projects/${projectUid}/publish`);
  const show = await openWithoutFrames(page, `/p/${projectUid}`);
  await page.getByRole('checkbox', { name: 'Fork' }).check();
  await show();
  await page.waitForLoadState('load');
  await expect(page.getByRole('region', { name: 'Tools' }).getByRole('status')).toHaveText(/1 of 2/);
  await expect(page.getByRole('checkbox', { name: 'Fork' })).toBeChecked();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await show();
  await expect(page.getByRole('checkbox', { name: 'Fork' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Spoon' })).not.toBeChecked();
});
