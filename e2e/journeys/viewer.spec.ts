import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { both, newPerson, picture, type Api } from '../api';
import {
  endSaying,
  hear,
  lastSaid,
  recordDevice,
  recorded,
  removeDevice,
} from '../device-recorders';
import { expect, test } from '../fixtures';
import { withLettersTwiceAsLarge } from '../people/cut-text';

/** What the viewer may weigh beyond the framework, packed. */
const VIEWER_SCRIPT_MAX_BYTES = 90_000;

const step = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The page answers to keys and taps. */
const alive = (page: Page) => expect(button(page, 'Summary')).toBeEnabled();

async function withPictures(api: Api, count: number): Promise<string> {
  await api.signUp(newPerson());
  const { projectUid } = await api.call<{ projectUid: string }>('POST', '/dashboard/projects', {
    name: 'Pictures in a row',
    type: 1,
    averageTime: '00:20',
    languages: ['en'],
    description: '',
    tools: [],
    parts: [],
  });
  for (let number = 1; number <= count; number += 1) {
    const file = await api.upload(
      'step',
      await picture(
        ['#446688', '#886644', '#448866', '#664488'][number % 4] ?? '',
        number % 2 ? 1200 : 500,
        800,
      ),
    );
    const { id } = await api.call<{ id: string }>(
      'POST',
      `/dashboard/projects/${projectUid}/steps`,
      {
        type: 1,
        name: both(`Picture ${number}`, '').slice(0, 1),
        description: both('Look closely.', '').slice(0, 1),
      },
    );
    await api.call('PATCH', `/dashboard/projects/${projectUid}/steps/${id}`, { file });
  }
  await api.call('PATCH', `/dashboard/projects/${projectUid}/publish`);
  return projectUid;
}

test('a guide is followed hands free: read aloud, kept awake, turned by remotes and by words', async ({
  api,
  page,
}) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Hang a shelf', steps: 4 });
  await recordDevice(page);
  await page.goto(`/p/${uid}`);
  await page.getByRole('link', { name: 'Start' }).first().click();
  await alive(page);
  await expect.poll(() => lastSaid(page)).toBe('Step name 1');
  await endSaying(page);
  await expect(page.locator('mark')).toHaveText('What to do in 1.');
  expect((await recorded(page)).locks).toBeGreaterThan(0);
  await expect(page.getByTestId('awake')).toHaveText('Screen stays on');

  // Looked for in every frame of the page: it leaves after 1700 ms, which a busy machine may need to ask for it.
  const banner = page.waitForFunction(
    () => document.querySelector('[data-testid="chapter-banner"]')?.textContent,
  );
  await page.keyboard.press('PageDown');
  expect(await (await banner).jsonValue()).toBe('The second part');
  await expect(page).toHaveURL(/\/s\/2$/);
  await expect.poll(() => lastSaid(page)).toBe('Step name 2');
  await expect(page.getByTestId('chapter-banner')).toHaveCount(0);

  await button(page, 'Sound').click();
  const { said } = await recorded(page);
  await button(page, 'Reading and controls').click();
  await page.getByRole('switch', { name: /Voice commands/ }).click();
  await button(page, 'Done').click();
  await expect.poll(async () => (await recorded(page)).listening.at(-1)).toBe('en-US');
  await hear(page, 'Next');
  await expect(step(page)).toContainText('Step name 3');
  await expect(page.getByTestId('heard')).toHaveText('“Next”');
  await hear(page, 'go back');
  await expect(step(page)).toContainText('Step name 2');
  expect((await recorded(page)).said).toEqual(said);
});

test('the page itself lets voice commands begin', async ({ api, context, page }) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Solder a wire' });
  await context.grantPermissions(['microphone']);
  // Chromium without a speech service says 'network' or that there is no microphone: only a refusal is a fault of the page.
  const begin = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const { webkitSpeechRecognition: Recogniser } = window as unknown as {
            webkitSpeechRecognition: new () => {
              start: () => void;
              onstart: () => void;
              onerror: (event: { error: string }) => void;
            };
          };
          const recogniser = new Recogniser();
          recogniser.onstart = () => resolve('started');
          recogniser.onerror = ({ error }) => resolve(error);
          recogniser.start();
        }),
    );
  const isAllowed = () =>
    page.evaluate(() =>
      (
        document as unknown as { featurePolicy: { allowsFeature: (name: string) => boolean } }
      ).featurePolicy.allowsFeature('microphone'),
    );
  for (const path of [`/p/${uid}/s/1`, `/p/${uid}`]) {
    await page.goto(path);
    expect(await isAllowed(), path).toBe(true);
    expect(await begin(), path).not.toMatch(/not-allowed/);
  }
});

test('whoever comes back goes on where they were, with their ticks, or starts over', async ({
  api,
  page,
}) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Oil a chain', steps: 4 });
  await page.goto(`/p/${uid}/s/1`);
  await alive(page);
  await button(page, 'Step done').click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/s\/3$/);
  await page.reload();
  await expect(step(page)).toContainText('Step name 3');
  await page.goto(`/p/${uid}`);
  await page.getByRole('link', { name: 'Go on at step 3' }).first().click();
  await expect(step(page)).toContainText('Step name 3');
  await page.goto(`/p/${uid}/s/1`);
  await button(page, 'Go on at step 3').click();
  await expect(step(page)).toContainText('Step name 3');
  await button(page, 'Summary').click();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: /Step name 1.*done/ }),
  ).toBeVisible();
  await page.goto(`/p/${uid}`);
  await page.getByRole('link', { name: 'Start over' }).first().click();
  await alive(page);
  await expect(step(page)).toContainText('Step name 1');
  await expect(page.getByText(/You were at step/)).toHaveCount(0);
  await expect(button(page, 'Step done')).toHaveAttribute('aria-pressed', 'false');
});

test('the browser’s Back, Forward and reload know the step one was at, and leave the viewer in one go', async ({
  api,
  page,
}) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Wax a board', steps: 4 });
  const cover = page.getByRole('heading', { level: 1, name: 'Wax a board' });
  await page.goto(`/p/${uid}`);
  await page.getByRole('link', { name: 'Start' }).first().click();
  for (const number of [2, 3]) {
    await alive(page);
    await page.keyboard.press('ArrowRight');
    await expect(step(page)).toContainText(`Step name ${number}`);
  }
  await expect(page).toHaveURL(/\/s\/3$/);
  await page.goBack();
  await expect(cover).toBeVisible();
  await page.goForward();
  await expect(step(page)).toContainText('Step name 3');
  await alive(page);
  await page.reload();
  await expect(step(page)).toContainText('Step name 3');
  await alive(page);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/s\/4$/);
  await button(page, 'Close').click();
  await expect(cover).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/p/${uid}$`));
  await page.goBack();
  await expect(step(page)).toContainText('Step name 4');
  await expect(page).toHaveURL(/\/s\/4$/);
});

test('a browser that has nothing of it shows the guide all the same', async ({ api, page }) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Patch a tube' });
  await removeDevice(page);
  await page.goto(`/p/${uid}/s/99`);
  await expect(page).toHaveURL(/\/s\/3$/);
  await expect(page.getByText('This browser cannot read aloud.')).toBeVisible();
  await expect(page.getByTestId('awake')).toHaveText('Screen may sleep');
  await page.keyboard.press('ArrowLeft');
  await expect(step(page)).toContainText('Step name 2');
  await button(page, 'Reading and controls').click();
  await expect(page.getByText('This browser does not understand speech.')).toBeVisible();
  await page.getByRole('switch', { name: /Knuckle size/ }).click();
  await button(page, 'Done').click();
  await expect
    .poll(async () => (await button(page, 'Next step').boundingBox())?.height)
    .toBeGreaterThan(75);
  await page.keyboard.press('ArrowRight');
  await button(page, 'Finish (next step)').click();
  await expect(page).toHaveURL(/\/finished$/);
});

test('what cannot be viewed says so and leads to explore', async ({ page }) => {
  await page.goto('/p/zzzzzzzzzzzz/s/1');
  const dialog = page.getByRole('alertdialog', { name: 'Oops..' });
  await expect(dialog).toContainText('Invalid or inactive project.');
  await dialog.getByRole('link', { name: 'Explore guides' }).click();
  await expect(page).toHaveURL(/\/explore$/);
});

test('a change of step shows the next picture in the next frame, and nothing moves', async ({
  api,
  page,
}) => {
  const uid = await withPictures(api, 5);
  await page.goto(`/p/${uid}/s/1`);
  await alive(page);
  for (let number = 1; number < 4; number += 1) {
    await expect
      .poll(() =>
        page
          .locator('main img')
          .evaluateAll(
            (pictures: HTMLImageElement[]) =>
              pictures.length >= 3 &&
              pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
          ),
      )
      .toBe(true);
    const seen = await page.evaluate(
      () =>
        new Promise<{ isComplete: boolean; shown: number; shift: number }>((resolve) => {
          let shift = 0;
          const watch = new PerformanceObserver((list) =>
            list.getEntries().forEach((entry) => {
              shift += (entry as PerformanceEntry & { value: number }).value;
            }),
          );
          watch.observe({ type: 'layout-shift' });
          window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
          requestAnimationFrame(() => {
            const shown = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
              (picture) =>
                picture.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
            );
            const isComplete = shown.every(
              ({ complete, naturalWidth }) => complete && naturalWidth > 0,
            );
            requestAnimationFrame(() =>
              requestAnimationFrame(() => resolve({ isComplete, shown: shown.length, shift })),
            );
          });
        }),
    );
    expect(seen).toEqual({ isComplete: true, shown: 1, shift: 0 });
    await expect(step(page)).toContainText(`Picture ${number + 1}`);
  }
});

test('the way on is whole in windows little wider than they are high, in usual letters and in those twice as large', async ({
  api,
  page,
}) => {
  await api.signUp(newPerson());
  await page.goto(`/p/${await api.publishedProject({ name: 'No picture at all', steps: 2 })}/s/2`);
  await alive(page);
  const finish = button(page, 'Finish (next step)');
  const spillsOver = () =>
    finish.evaluate((element) => {
      const [box, words] = [element.getBoundingClientRect(), document.createRange()];
      words.selectNodeContents(element);
      const shown = words.getBoundingClientRect();
      return (
        shown.left < box.left ||
        shown.right > box.right ||
        box.right > window.innerWidth ||
        box.bottom > window.innerHeight
      );
    });
  const expectWhole = async (windows: (readonly [number, number])[]) => {
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await expect.poll(spillsOver, `${width} × ${height}`).toBe(false);
    }
  };
  await expectWhole([
    [480, 384],
    [560, 420],
    [639, 480],
    [667, 375],
  ]);
  await withLettersTwiceAsLarge(page, () =>
    expectWhole([
      [1024, 640],
      [1120, 840],
      [1280, 800],
    ]),
  );
});

test('the viewer’s own scripts stay small', async ({ api, request }) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Light as a feather' });
  // A page of the same document that is not the viewer: what both load is the framework and the frame.
  const common = new Set(await scriptsOf(request, `/p/${uid}/embed`));
  const own = (await scriptsOf(request, `/p/${uid}/s/1`)).filter((address) => !common.has(address));
  const sizes = await Promise.all(
    own.map(async (address) => gzipSync(await (await request.get(address)).body()).length),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total, own.map((address, index) => `${address} ${sizes[index]}`).join('\n')).toBeLessThan(
    VIEWER_SCRIPT_MAX_BYTES,
  );
});

async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  return [
    ...new Set(
      Array.from(html.matchAll(/<script[^>]+src="([^"]+)"/g), ([, address]) => address ?? ''),
    ),
  ];
}
