import type { Page } from '@playwright/test';
import { Api } from '../support/api';
import { expect, test as base } from '../support/fixtures';
import { signInWithApi } from '../support/page-actions';
import { LINK, createLongFixtures, WORD } from '../support/long-words';
import { clippedTexts } from '../a11y/cut-text';
import { ALL_SCREENS } from '../a11y/more-screens';
import { sayIn } from '../screens/say';
import { openScreen, type Screen } from '../screens/screen';
import type { ScreenFixtures } from '../screens/screen-fixtures';

/**
 * They show nothing by people; e2e/screens/all-audited.spec.ts checks them in the smallest window.
 */
const FIXED =
  /^(about|pricing|privacy|terms|offline|not-found|developers.*|design|contact-(sent|draft-gone)|confirm|unsubscribe|withdraw.*|sign-.*|recovery.*|landing|.*-unknown)$/;
/** They need what these fixtures lack. */
const ELSEWHERE = /^(explore-found|contact-again|dashboard-empty|settings-webhooks-empty)$/;

const MORE: readonly Screen[] = [
  {
    name: 'explore-long-search',
    who: 'reader',
    address: () => `/explore?search=${encodeURIComponent(`${LINK} ${WORD}`.slice(0, 200))}`,
  },
  {
    name: 'explore-long-tag',
    who: 'reader',
    address: () => `/explore?tag=${encodeURIComponent([...WORD].slice(0, 60).join(''))}`,
  },
  {
    name: 'print',
    who: 'reader',
    address: ({ fixtures }) => `/p/${fixtures.guide}`,
    act: ({ page }) => page.emulateMedia({ media: 'print' }),
  },
  {
    name: 'import-refused',
    who: 'creator',
    address: () => '/dashboard/import',
    act: ({ page }) =>
      page.locator('input[type=file][accept]').setInputFiles({
        name: `${WORD}${'x'.repeat(180)}.md`,
        mimeType: 'text/markdown',
        buffer: Buffer.from('# Title\n'),
      }),
    shows: ({ page }) => page.getByRole('main').getByText(WORD.slice(0, 20)).first(),
  },
];
const SCREENS = [...MORE, ...ALL_SCREENS].filter(
  ({ name }) => !FIXED.test(name) && !ELSEWHERE.test(name),
);

const test = base.extend<object, { fixtures: ScreenFixtures }>({
  fixtures: [
    async ({ playwright }, use, { project }) => {
      const { baseURL } = project.use;
      const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
      await use(await createLongFixtures(new Api(request), new Api(request)));
      await request.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({
  viewport: { width: 320, height: 640 },
  contextOptions: { reducedMotion: 'reduce' },
});
test.describe.configure({ timeout: 240_000 });
const softly = expect.configure({ soft: true });

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const who of ['reader', 'creator', 'newcomer'] as const) {
  test(`a long link or word makes no screen of a ${who} wider than the smallest phone, and is not clipped`, async ({
    page,
    fixtures,
  }) => {
    if (who !== 'reader') await signInWithApi(page, fixtures[who], '/offline');
    for (const screen of SCREENS.filter((of) => of.who === who && !of.hasOwnSession)) {
      await test.step(screen.name, async () => {
        // A hash change of the same address would keep what the last screen has opened.
        await page.goto('about:blank');
        await openScreen(screen, { page, fixtures, say: sayIn('en') }).catch((problem: unknown) =>
          softly(String(problem), screen.name).toBe(''),
        );
        softly(await widthOf(page), `${screen.name}: ${page.url()}`).toBeLessThanOrEqual(320);
        softly(await clippedTexts(page), screen.name).toEqual([]);
        await page.emulateMedia({ media: 'screen' });
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        // Forgets acknowledged lines, which would not be shown again.
        await page.evaluate(() => localStorage.clear());
      });
    }
  });
}

test('a guide of long links and words is as wide as its window, with Start within it', async ({
  page,
  fixtures,
}) => {
  await page.goto(`/p/${fixtures.guide}`);
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    softly(await widthOf(page), `${width} px`).toBeLessThanOrEqual(width);
    await softly(
      page.getByRole('link', { name: 'Start', exact: true }).filter({ visible: true }),
      `${width} px`,
    ).toBeInViewport({ ratio: 1 });
  }
});
