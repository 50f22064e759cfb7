import type { BrowserContext, Page } from '@playwright/test';
import { type Api, both, newPerson, picture } from '../api';
import { openLine } from '../cut-line';
import { expect, test as base } from '../fixtures';
import { awake } from '../hands';

const STEPS = 6;
const COLOURS = ['#446688', '#886644', '#448866', '#664488', '#884466', '#668844'];

type Line = Awaited<ReturnType<typeof openLine>>;

const test = base.extend<{ line: Line; device: BrowserContext }>({
  line: async ({ baseURL }, use) => {
    const line = await openLine(baseURL ?? '');
    await use(line);
    await line.close();
  },
  /** A browser that reaches the product by the line only. */
  device: async ({ browser, line }, use) => {
    const device = await browser.newContext({
      baseURL: line.url,
      serviceWorkers: 'allow',
      viewport: { width: 390, height: 780 },
    });
    await use(device);
    await device.close();
  },
});

async function picturedGuide(api: Api, name: string): Promise<string> {
  await api.signUp(newPerson('Nara Reis'));
  const { projectUid } = await api.call<{ projectUid: string }>('POST', '/dashboard/projects', {
    name,
    type: 1,
    averageTime: '00:20',
    languages: ['en', 'pt-BR'],
  });
  for (let step = 1; step <= STEPS; step += 1) {
    await api.call('POST', `/dashboard/projects/${projectUid}/steps`, {
      type: 1,
      name: both(`Step name ${step}`, `Nome do passo ${step}`),
      description: both(`What to do in ${step}.`, `O que fazer em ${step}.`),
      file: await api.upload('step', await picture(COLOURS[step - 1] ?? '#000')),
    });
  }
  await api.call('PATCH', `/dashboard/projects/${projectUid}/publish`);
  return projectUid;
}

/** What the device keeps of a guide, as its record says. */
const recordOf = (page: Page, uid: string) =>
  page.evaluate(async (projectUid) => {
    const record = await caches.match('/offline/record', {
      cacheName: `makerstep-1-guide-${projectUid}`,
    });
    return (await record?.json()) as
      | { hasPages: boolean; pictureCount: number; keptPictureCount: number; isSaved: boolean }
      | undefined;
  }, uid);

const isWhole = (page: Page, uid: string) =>
  recordOf(page, uid).then(
    (record) =>
      record?.hasPages === true &&
      record.keptPictureCount === record.pictureCount &&
      record.pictureCount === STEPS,
  );
const offlinePageIsReady = (page: Page) =>
  page.evaluate(async () =>
    Boolean(await caches.match('/offline', { cacheName: 'makerstep-1-pages' })),
  );

/** The step's name stands there, and a picture that was really decoded. */
async function expectStep(page: Page, step: number): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1 }).filter({ hasText: `Step name ${step}` }),
  ).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/s/${step}$`));
  await expect
    .poll(() =>
      page.locator('main img').evaluateAll(
        (all) =>
          all.filter((one) => {
            const { left, width } = one.getBoundingClientRect();
            return (
              left + width / 2 > 0 &&
              left + width / 2 < window.innerWidth &&
              one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
              (one as HTMLImageElement).naturalWidth > 0
            );
          }).length,
      ),
    )
    .toBeGreaterThan(0);
}

test('a guide that was opened once can be followed to the end with the line cut', async ({
  api,
  line,
  device,
}) => {
  test.setTimeout(300_000);
  const uid = await picturedGuide(api, 'Bind a book');
  const page = await device.newPage();
  await page.goto(`/p/${uid}`);
  await expect.poll(() => isWhole(page, uid), { timeout: 60_000 }).toBe(true);
  await expect.poll(() => offlinePageIsReady(page), { timeout: 60_000 }).toBe(true);
  line.cut();

  await test.step('the page again, and from it through all steps', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Bind a book' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('link', { name: 'Start' }).filter({ visible: true }).first().click();
    for (let step = 1; step <= STEPS; step += 1) {
      await expectStep(page, step);
      if (step < STEPS) await page.getByRole('button', { name: 'Next step' }).click();
    }
    // Kept for the router too: nothing was loaded anew, which would have ended fullscreen.
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await expect(page.getByText('Offline', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Finish/ }).click();
    await expect(page).toHaveURL(/\/finished$/);
    await expect(page.getByRole('heading', { name: /Congratulations/ }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: /Congratulations/ }).first()).toBeVisible();
  });

  await test.step('straight to a step', async () => {
    const other = await device.newPage();
    await other.addInitScript(() => {
      const seen = new Set<string>();
      const look = () => {
        const heading = document.querySelector('h1');
        if (heading?.checkVisibility({ visibilityProperty: true })) seen.add(heading.textContent);
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { headingsSeen: seen });
    });
    await other.goto(`/p/${uid}/s/4`);
    await expectStep(other, 4);
    await other.reload();
    await expectStep(other, 4);
    // One step page is kept for all; its own step is never seen in another's place.
    expect(
      await other.evaluate(() =>
        [...(window as unknown as { headingsSeen: Set<string> }).headingsSeen].filter(
          (heading) => !heading.includes('Step name 4'),
        ),
      ),
    ).toEqual([]);
  });

  await test.step('other pages say what is here', async () => {
    const other = await device.newPage();
    await other.goto('/explore');
    await expect(other.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await other.getByRole('link', { name: /Bind a book/ }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Bind a book' })).toBeVisible();
    line.mend();
    await other.goto('/explore');
    await expect(other.getByRole('searchbox')).toBeVisible();
  });
});

test('whoever was interrupted goes on with the line cut: the step, the ticks and the language, until they start over', async ({
  api,
  line,
  device,
}) => {
  test.setTimeout(180_000);
  const uid = await picturedGuide(api, 'Mend a sock');
  const page = await device.newPage();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(`/p/${uid}`);
  await expect.poll(() => isWhole(page, uid), { timeout: 60_000 }).toBe(true);
  await page.getByRole('link', { name: 'Start' }).filter({ visible: true }).first().click();
  for (let step = 1; step < 4; step += 1) {
    await expectStep(page, step);
    await button('Next step').click();
  }
  await expectStep(page, 4);
  await button('Step done').click();
  await button('Language of the guide').click();
  await page.getByRole('radio', { name: 'Português' }).check();
  await button('Done').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nome do passo 4');
  await button('Close').click();
  await expect(page.getByRole('link', { name: 'Go on at step 4' }).first()).toBeVisible();
  await page.close();
  line.cut();

  const later = await device.newPage();
  await test.step('from the page of the guide', async () => {
    await later.goto(`/p/${uid}`);
    await later
      .getByRole('link', { name: 'Go on at step 4' })
      .filter({ visible: true })
      .first()
      .click();
    await expect(later.getByRole('heading', { level: 1 })).toContainText('Nome do passo 4');
    await expect(later.getByRole('button', { name: 'Step done', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(later).toHaveURL(/\/s\/4$/);
  });
  await test.step('from its first step', async () => {
    await later.goto(`/p/${uid}/s/1`);
    await later.getByRole('button', { name: 'Go on at step 4' }).click();
    await expect(later.getByRole('heading', { level: 1 })).toContainText('Nome do passo 4');
    await expect(later.getByRole('button', { name: 'Step done', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
  await test.step('or over again', async () => {
    await later.goto(`/p/${uid}`);
    await later.getByRole('link', { name: 'Start over' }).filter({ visible: true }).first().click();
    await expect(later.getByRole('button', { name: 'Summary', exact: true })).toBeEnabled();
    await expect(later.getByRole('heading', { level: 1 })).toContainText('Nome do passo 1');
    await expect(later.getByText(/You were at step/)).toHaveCount(0);
    await later.goto(`/p/${uid}`);
    await expect(later.getByRole('link', { name: 'Start', exact: true }).first()).toBeVisible();
    await later.goto(`/p/${uid}/s/4`);
    await expect(later.getByRole('button', { name: 'Step done', exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });
});

test('a guide saved on purpose is complete, opens without a line, and goes when it is unpublished', async ({
  api,
  line,
  device,
}) => {
  test.setTimeout(180_000);
  const uid = await picturedGuide(api, 'Press flowers');
  const page = await device.newPage();
  await page.goto(`/p/${uid}`);
  await awake(page.getByRole('button', { name: 'Save for offline' }));
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await expect(page.getByText(/^Saved for offline · complete · \d+(\.\d)? (kB|MB)$/)).toBeVisible({
    timeout: 60_000,
  });
  expect(await recordOf(page, uid)).toMatchObject({ isSaved: true, keptPictureCount: STEPS });

  line.cut();
  const other = await device.newPage();
  await other.goto(`/p/${uid}`);
  await expect(other.getByText(/^Saved for offline ·/)).toBeVisible();
  await other.goto(`/p/${uid}/s/5`);
  await expectStep(other, 5);

  await api.call('PATCH', `/dashboard/projects/${uid}/unpublish`);
  line.mend();
  const answer = await other.goto(`/p/${uid}`);
  expect(answer?.status()).toBe(404);
  await expect.poll(() => recordOf(other, uid)).toBeUndefined();
  line.cut();
  await other.goto(`/p/${uid}`);
  await expect(other.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
});

test('saving goes on where the line was cut, and is removed again', async ({
  api,
  line,
  device,
}) => {
  test.setTimeout(180_000);
  const uid = await picturedGuide(api, 'Carve a spoon');
  const page = await device.newPage();
  await page.goto(`/p/${uid}`);
  await expect.poll(() => isWhole(page, uid), { timeout: 60_000 }).toBe(true);
  line.cut();
  // Whole pictures are not here yet; what was opened still is.
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await expect(page.getByText(/^(?:Saved for offline ·|The network was lost)/)).toBeVisible({
    timeout: 60_000,
  });
  line.mend();
  await page.reload();
  await expect(page.getByText(/^Saved for offline ·/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await expect(page.getByRole('button', { name: 'Save for offline' })).toBeEnabled();
  expect(await recordOf(page, uid)).toBeUndefined();
});

test('nothing private is ever kept', async ({ api, line, device }) => {
  const person = newPerson('Caio Dias');
  await api.signUp(person);
  const uid = await api.publishedProject({ name: 'Private matters' });
  const page = await device.newPage();
  await page.goto(`/p/${uid}`);
  await expect
    .poll(() => recordOf(page, uid).then((record) => record?.hasPages), { timeout: 60_000 })
    .toBe(true);
  await page.goto('/auth');
  await page.getByLabel('E-mail').fill(person.email);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth/);
  const kept = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    return all.flat();
  });
  expect(kept).toContain(`/p/${uid}`);
  expect(kept.filter((path) => /^\/(?:dashboard|auth|v1|api)(?:\/|$)/.test(path))).toEqual([]);
  line.cut();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
});

test('the product can be installed', async ({ request, page }) => {
  await page.goto('/?lang=pt-BR');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(address ?? '')).json()) as {
    name: string;
    lang: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; purpose?: string }[];
    shortcuts: { name: string; url: string }[];
  };
  expect(manifest).toMatchObject({
    name: 'Makerstep',
    lang: 'pt-BR',
    start_url: '/',
    display: 'standalone',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
    '/explore',
    '/offline',
    '/dashboard/projects',
  ]);
  const worker = await request.get('/sw.js');
  expect(worker.headers()).toMatchObject({
    'service-worker-allowed': '/',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Contexts of tests are private windows, which never install anything.
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
  ).toEqual([]);
});
