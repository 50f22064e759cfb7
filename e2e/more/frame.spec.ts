import type { Locator, Page } from '@playwright/test';
import { newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { hydrated, signInWithApi } from '../support/page-actions';

const UNKNOWN_UID = 'zzzzzzzzzzzz';

/** The page is hydrated: its buttons work. */
const expectHydrated = (page: Page) => hydrated(page.locator('header a').first());

test('a slow page shows a progress line, starts at its top and with its heading', async ({
  page,
}) => {
  await page.goto('/terms-conditions');
  await expectHydrated(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Pricing' })
    .scrollIntoViewIfNeeded();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/pricing\?.*_rsc/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  const line = page.getByRole('progressbar', { name: 'Loading' });
  await expect(line).toBeVisible();
  letGo();
  const heading = page.locator('main h1:visible');
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(line).toHaveCount(0);
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // Going back restores the scroll position.
  await page.goBack();
  await expect(page).toHaveURL(/\/terms-conditions$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(line).toHaveCount(0);
});

test('long pages have a back-to-top button, by keyboard too, and short ones have none', async ({
  page,
}) => {
  await page.goto('/terms-conditions');
  const up = page.getByRole('link', { name: 'Back to top' });
  await expect(up).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, window.innerHeight * 3));
  await expect(up).toBeInViewport();
  await up.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(up).not.toBeInViewport();
  await page.goto('/contact');
  await expect(up).toBeHidden();
});

test('the shortcuts are shown by a question mark and by the footer', async ({ page }) => {
  await page.goto('/explore');
  await expectHydrated(page);
  await page.locator('main h1').click();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(dialog).toContainText('Go to the search field');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('?');
  await expect(page.getByRole('searchbox')).toHaveValue('?');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard' }).click();
  await expect(dialog).toBeVisible();
});

test('a theme chosen in one tab applies to the others', async ({ page, context }) => {
  await page.goto('/about');
  await expectHydrated(page);
  const other = await context.newPage();
  await other.goto('/pricing');
  await expectHydrated(other);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Theme/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the menu traps the focus, marks the page, stops the page from scrolling, and closes when the window grows', async ({
    page,
  }) => {
    await page.goto('/about');
    await expectHydrated(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
      'hidden',
    );
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 900, height: 640 });
    await expect(menu).toBeHidden();
  });

  test('nothing of header and footer is clipped', async ({ page }) => {
    for (const lang of ['en', 'pt-BR']) {
      await page.goto(`/about?lang=${lang}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        320,
      );
      for (const part of ['banner', 'contentinfo'] as const) {
        const cut = await page
          .getByRole(part)
          .evaluate((frame) =>
            [...frame.querySelectorAll<HTMLElement>('a, button, p, label')]
              .filter(
                (element) =>
                  element.checkVisibility() &&
                  (element.scrollWidth > element.clientWidth + 1 ||
                    element.getBoundingClientRect().right > 320),
              )
              .map((element) => element.textContent),
          );
        expect(cut, `${lang} ${part}`).toEqual([]);
      }
    }
  });

  test('header and menu have room for letters that a user style makes twice as large', async ({
    page,
  }) => {
    for (const lang of ['en', 'pt-BR']) {
      await page.goto(`/about?lang=${lang}`);
      await expectHydrated(page);
      // Unlike the browser's font size, these do not change media queries.
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      const outside = (part: Locator) =>
        part.evaluate((frame) =>
          [...frame.querySelectorAll<HTMLElement>('a, button, label')]
            .filter(
              (element) =>
                element.checkVisibility() &&
                element.getBoundingClientRect().right > window.innerWidth,
            )
            .map((element) => element.textContent),
        );
      expect(await outside(page.getByRole('banner')), lang).toEqual([]);
      await page.getByRole('banner').locator('button[aria-haspopup=dialog]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await outside(page.getByRole('dialog')), lang).toEqual([]);
    }
  });
});

test('the language of a link applies to the visit, and only the one of the menu is stored', async ({
  page,
}) => {
  const cookies = async () =>
    (await page.context().cookies())
      .map(({ name, value, expires }) => [name, value, expires > 0])
      .toSorted();
  await page.goto('/about?lang=pt-BR');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await page.goto('/pricing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  expect(await cookies()).toEqual([['makerstep_lang_visit', 'pt-BR', false]]);
  await page.goto('/about?lang=pt-BR#content');
  await expectHydrated(page);
  await page.getByLabel('Idioma').first().selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(new URL(page.url()).search).toBe('');
  expect(await cookies()).toEqual([['makerstep_lang', 'en', true]]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown guide address says so, in the visitor’s language, and leads on', async ({
    page,
    baseURL,
  }) => {
    for (const path of [
      `/p/${UNKNOWN_UID}`,
      '/p/x',
      `/c/${UNKNOWN_UID}`,
      `/p/${UNKNOWN_UID}/s/1`,
    ]) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      const name = path.includes('/s/')
        ? 'Oops..'
        : path.startsWith('/p/')
          ? 'Invalid or inactive project.'
          : 'Page not found';
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Explore guides' }),
      ).toBeVisible();
    }
    await page
      .context()
      .addCookies([{ name: 'makerstep_lang', value: 'pt-BR', url: baseURL ?? '' }]);
    await page.goto(`/p/${UNKNOWN_UID}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(
      page.getByRole('heading', { level: 1, name: /^Projeto inválido ou inativo/ }),
    ).toBeVisible();
  });

  test('a requested language applies to the page, cached or not, and to the next ones', async ({
    page,
  }) => {
    const langAt = async (path: string) => {
      await page.goto(path);
      return page.locator('html').getAttribute('lang');
    };
    // Twice: the second time from the cache.
    for (const expected of ['en', 'en']) expect(await langAt('/about')).toBe(expected);
    expect(await langAt('/about?lang=nothing')).toBe('en');
    expect(await langAt('/about?lang=pt')).toBe('pt-BR');
    for (const path of ['/about', '/about', '/pricing', '/auth'])
      expect(await langAt(path), path).toBe('pt-BR');
    expect(await langAt('/pricing?lang=xx')).toBe('pt-BR');
    expect(await langAt('/pricing?lang=en')).toBe('en');
    expect(await langAt('/about')).toBe('en');
  });
});

test('the sidebar keeps its state', async ({ page, api }) => {
  const person = newPerson();
  await api.signUp(person);
  await signInWithApi(page, person, '/dashboard');
  const width = () =>
    page.locator('aside').evaluate((aside) => aside.getBoundingClientRect().width);
  await expect.poll(width).toBe(240);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(width).toBe(80);
  await page.reload();
  await expect.poll(width).toBe(80);
  await page.setViewportSize({ width: 700, height: 700 });
  await expect(page.locator('aside')).toBeHidden();
});
