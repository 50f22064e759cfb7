import type { Page } from '@playwright/test';
import { newPerson } from './api';
import { expect, test } from './fixtures';
import { awake } from './hands';

const SCRIPTS = /\/_next\/static\/chunks\/(?!early-)[^/]+\.js$/;

/** Opens a page whose scripts, but for the early one, do not come until the returned function is called: as on a slow phone. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let areAsked = false;
  let letCome: () => void = () => undefined;
  const mayCome = new Promise<void>((resolve) => { letCome = resolve; });
  await page.route(SCRIPTS, async (route) => {
    areAsked = true;
    await mayCome;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  // The early script has run when it has asked for another.
  await expect.poll(() => areAsked).toBe(true);
  return letCome;
}

/** Shows no frame from now on until the returned function is called. */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: FrameRequestCallback[] = [];
    const show = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (work) => held.push(work);
    Object.assign(window, { showFrames: () => {
      window.requestAnimationFrame = show;
      held.forEach((work) => show(work));
    } });
  });
  return () => page.evaluate(() => (window as unknown as { showFrames: () => void }).showFrames());
}

const scriptsNamed = (page: Page) => page.locator('script[data-then]').evaluate((script) => (script as HTMLElement).dataset['then']?.split(' ') ?? []);
const scriptsInPage = (page: Page) => page.locator('head > script[src]:not([data-then], [nomodule])').evaluateAll((scripts) => scripts.map((script) => new URL((script as HTMLScriptElement).src).pathname));

test('a page is shown first: its scripts come after its first frame, one by one before it, and it has not loaded before they ran', async ({ page }) => {
  const show = await holdFrames(page);
  const letScriptsCome = await openWithoutScripts(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const named = await scriptsNamed(page);
  expect(named.length).toBeGreaterThan(5);
  expect(await scriptsInPage(page)).toEqual([named.at(-1)]);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  await show();
  await expect.poll(async () => (await scriptsInPage(page)).toSorted()).toEqual(named.toSorted());
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  letScriptsCome();
  await page.waitForLoadState('load');
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  expect(fetched).toEqual(expect.arrayContaining(named));
});

test('a page that shows no frame gets all of its scripts, one after the other', async ({ page }) => {
  await holdFrames(page);
  await page.goto('/');
  expect((await scriptsInPage(page)).toSorted()).toEqual(expect.arrayContaining((await scriptsNamed(page)).toSorted()));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('a button that was pressed before the page heard is pressed once it does', async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    letScriptsCome();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('not so if something else was pressed after it', async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('heading', { level: 1 }).click();
    letScriptsCome();
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
  const letScriptsCome = await openWithoutScripts(page, '/explore');
  await page.getByRole('searchbox').fill(name);
  letScriptsCome();
  await expect(page).toHaveURL(/search=Quicksilver/);
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('a tool that was ticked before the page heard stays ticked', async ({ api, page }) => {
  await api.signUp(newPerson());
  const { projectUid } = await api.call<{ projectUid: string }>('POST', '/dashboard/projects', { name: 'Tick early', type: 1, averageTime: '00:20', languages: ['en'], description: 'Made by a test.', tools: ['Spoon', 'Fork'] });
  await api.call('POST', `/dashboard/projects/${projectUid}/steps`, { type: 1, name: [{ lang: 'en', value: 'Eat' }], description: [{ lang: 'en', value: 'All of it.' }] });
  await api.call('PATCH', `/dashboard/projects/${projectUid}/publish`);
  const letScriptsCome = await openWithoutScripts(page, `/p/${projectUid}`);
  await page.getByRole('checkbox', { name: 'Fork' }).check();
  letScriptsCome();
  await page.waitForLoadState('load');
  await expect(page.getByRole('region', { name: 'Tools' }).getByRole('status')).toHaveText(/1 of 2/);
  await expect(page.getByRole('checkbox', { name: 'Fork' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Fork' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Spoon' })).not.toBeChecked();
});
