import type { Page } from '@playwright/test';
import { newPerson } from '../api';
import { expect, test } from '../fixtures';
import { awake } from '../hands';

const SCRIPTS = /\/_next\/static\/chunks\/(?!early-)[^/]+\.js$/;

/** Opens a page whose scripts, but for the early one, do not come until the returned function is called: as on a slow phone. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let areAsked = false;
  let letCome: () => void = () => undefined;
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    areAsked = true;
    await mayCome;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  // The early script has run when it has asked for another, as soon as there is somebody.
  await expect
    .poll(async () => {
      await page.mouse.move(5 + Math.random() * 5, 5);
      return areAsked;
    })
    .toBe(true);
  return letCome;
}

const scriptsNamed = (page: Page) =>
  page
    .locator('script[data-then]')
    .evaluate((script) => (script as HTMLElement).dataset['then']?.split(' ') ?? []);
const scriptsInPage = (page: Page) =>
  page
    .locator('head > script[src]:not([data-then], [nomodule])')
    .evaluateAll((scripts) =>
      scripts.map((script) => new URL((script as HTMLScriptElement).src).pathname),
    );

test('a page that is only read asks for none of its scripts, and for all of them once it has been read for a while', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/explore');
  await page.clock.runFor(9_000);
  expect(await scriptsInPage(page)).toEqual([]);
  // They are brought near meanwhile.
  const named = await scriptsNamed(page);
  expect(named.length).toBeGreaterThan(5);
  expect(
    await page
      .locator('link[rel=prefetch]')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
      ),
  ).toEqual(named);
  await page.clock.runFor(1_000);
  await expect
    .poll(async () => {
      // Those that come in later tasks.
      await page.clock.runFor(100);
      return (await scriptsInPage(page)).toSorted();
    })
    .toEqual(['/_page/en/explore.js', ...named].toSorted());
});

const SIGNS: Record<string, (page: Page) => Promise<void>> = {
  'a pointer that moves': (page) => page.mouse.move(40, 40),
  'a key': (page) => page.keyboard.press('Tab'),
  'a turn of the wheel': (page) => page.mouse.wheel(0, 200),
  'a press that a program makes': (page) =>
    page.getByRole('heading', { level: 1 }).dispatchEvent('click'),
  'a field that is filled in': (page) => page.getByRole('searchbox').fill('x'),
};
for (const [sign, make] of Object.entries(SIGNS)) {
  test(`${sign} is sign enough to fetch them`, async ({ page }) => {
    await page.goto('/explore');
    expect(await scriptsInPage(page)).toEqual([]);
    await make(page);
    await expect.poll(async () => (await scriptsInPage(page)).length).toBeGreaterThan(5);
    await awake(page.getByRole('searchbox'));
  });
}

test('what this device has kept of a guide is shown without a touch, and of no other guide', async ({
  api,
  page,
}) => {
  await api.signUp(newPerson());
  const [uid, other] = [
    await api.publishedProject({ name: 'Begun before' }),
    await api.publishedProject({ name: 'Never seen' }),
  ];
  const { steps } = await api.call<{ steps: { id: string }[] }>('GET', `/projects/${uid}`);
  await page.goto('/about');
  await page.evaluate(
    ([key, stepId]) =>
      localStorage.setItem(
        key ?? '',
        JSON.stringify({ stepId, step: 2, ticks: [], atMs: Date.now() }),
      ),
    [`makerstep_place:${uid}`, steps.at(-1)?.id],
  );
  await page.goto(`/p/${uid}`);
  await expect(page.getByRole('link', { name: 'Go on at step 3' }).first()).toBeVisible();
  await page.goto(`/p/${other}`);
  expect(await scriptsInPage(page)).toEqual([]);
});

test('a guide that is only read counts as seen, once, and shows it', async ({
  api,
  page,
  playwright,
  baseURL,
}) => {
  const stranger = await playwright.request.newContext(baseURL ? { baseURL } : {});
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Read only' });
  const counted: string[] = [];
  page.on('request', (one) => {
    if (one.url().endsWith(`/v1/projects/${uid}/view`)) counted.push(one.method());
  });
  await page.goto(`/p/${uid}`);
  await expect(page.locator('[data-views]')).toHaveText('1');
  expect(await scriptsInPage(page)).toEqual([]);
  await page.mouse.move(40, 40);
  await awake(page.getByRole('button', { name: 'Save for offline' }));
  expect(counted).toEqual(['POST']);
  expect(
    ((await (await stranger.get(`/v1/projects/${uid}`)).json()) as { views: number }).views,
  ).toBe(1);
  await stranger.dispose();
});

test('Start waits for the scripts that lead into the viewer without a new document, and goes there without them when they do not come', async ({
  api,
  page,
}) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Started at once' });
  await page.goto(`/p/${uid}`);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('link', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/s\/1$/);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);

  const letScriptsCome = await openWithoutScripts(page, `/p/${uid}`);
  await page.clock.install();
  await page.getByRole('link', { name: 'Start' }).click();
  expect(new URL(page.url()).pathname).toBe(`/p/${uid}`);
  await page.clock.runFor(8_000);
  letScriptsCome();
  await expect(page).toHaveURL(/\/s\/1$/);
});

/** The server has another release: none of the scripts that open pages know are there. */
const update = (page: Page) =>
  page.route('**/_next/static/chunks/**', (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );

test('after an update Start is followed at once, on a page that was open before', async ({
  api,
  page,
}) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Older than the release' });
  await page.goto(`/p/${uid}`);
  await update(page);
  // With a clock that stands still nothing that waits comes.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('link', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/s\/1$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Step name 1');
});

test('after an update a page whose scripts run is loaded anew where somebody goes, once, and says so', async ({
  context,
}) => {
  // Not the page that has to be quiet: the missing script is reported in its console.
  const page = await context.newPage();
  const loads: string[] = [];
  page.on('request', (one) => {
    if (one.isNavigationRequest()) loads.push(new URL(one.url()).pathname);
  });
  await page.goto('/about');
  await awake(page.locator('header a').first());
  await update(page);
  await page.getByRole('link', { name: 'Explore' }).first().click();
  await expect(page).toHaveURL(/\/explore$/);
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(loads).toEqual(['/about', '/explore']);
  // The release is whole again, and there are scripts that can say it.
  await page.unroute('**/_next/static/chunks/**');
  await page.reload();
  await expect(page.getByText('A new version is out')).toBeVisible();
});

test('a key that was pressed before the page heard counts', async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, '/explore');
  await page.keyboard.press('/');
  letScriptsCome();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('so does the one that shows which keys there are', async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, '/about');
  await page.keyboard.press('?');
  letScriptsCome();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('a button that was pressed before the page heard is pressed once it does', async ({
    page,
  }) => {
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

test('what was written into the search before the page heard is searched for', async ({
  api,
  page,
}) => {
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
