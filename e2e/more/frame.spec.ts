import type { Locator, Page } from '@playwright/test';
import { newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { hydrated, signInWithApi } from '../support/page-actions';

const PAGES = [
  {
    path: '/about',
    en: ['About', 'Instructions that survive the workshop'],
    'pt-BR': ['Sobre', 'Instruções que sobrevivem à oficina'],
  },
  { path: '/pricing', en: ['Pricing', 'It costs nothing'], 'pt-BR': ['Preços', 'Não custa nada'] },
  { path: '/contact', en: ['Contact', 'Write to us'], 'pt-BR': ['Contato', 'Fale com a gente'] },
  {
    path: '/privacy-policy',
    en: ['Privacy policy', 'Privacy policy'],
    'pt-BR': ['Política de privacidade', 'Política de privacidade'],
  },
  {
    path: '/terms-conditions',
    en: ['Terms and conditions', 'Terms and conditions'],
    'pt-BR': ['Termos e condições', 'Termos e condições'],
  },
] as const;

const BAR = 'Save what was written, or throw it away. '.repeat(3);

/** A bar at the lower edge of the page, or of a sheet that opened after the messages. */
const layBar = (page: Page, where: 'page' | 'sheet', words: string) =>
  page.evaluate(
    ([place, text]) => {
      document.getElementById('bar-under-test')?.remove();
      const bar = document.createElement('div');
      bar.id = 'bar-under-test';
      bar.dataset['bottomBar'] = '';
      bar.style.cssText = 'position: sticky; bottom: 0; padding: 16px';
      bar.textContent = text;
      if (place === 'page') return document.querySelector('main')?.append(bar);
      const sheet = document.createElement('div');
      sheet.style.cssText = 'position: fixed; inset: 0; overflow: auto; z-index: 50';
      const content = document.createElement('div');
      content.style.height = '200vh';
      sheet.append(content, bar);
      document.body.append(sheet);
    },
    [where, words] as const,
  );

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

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

for (const locale of ['en', 'pt-BR'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('the site pages are reached from the footer, with titles, other languages and a table of contents', async ({
      page,
      baseURL,
    }) => {
      await page.goto('/');
      for (const { path, ...texts } of PAGES) {
        const [title, heading] = texts[locale];
        await page.locator(`footer a[href="${path}"]`).click();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page).toHaveTitle(`${title} · Makerstep`);
        const canonical = new URL(
          (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '',
          baseURL,
        );
        expect(canonical.pathname + canonical.search).toBe(
          locale === 'en' ? path : `${path}?lang=pt-BR`,
        );
        await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(3);
      }
      await page.goto('/privacy-policy');
      const contents = page.locator('main nav').getByRole('link');
      const targets = await contents.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href') ?? ''),
      );
      expect(targets.length).toBeGreaterThan(10);
      for (const target of targets)
        await expect(page.locator(target).getByRole('heading', { level: 2 })).toHaveCount(1);
    });
  });
}

for (const width of [360, 1440]) {
  test(`messages do not cover the bar at the lower edge at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/developers/design');
    const tell = page.getByRole('button', { name: 'Failure', exact: true }).first();
    await hydrated(tell);
    await tell.click();
    const message = page.getByRole('alert').filter({ hasText: 'Oops, could not load' });
    const gap = async () => {
      const [above, below] = await Promise.all([
        message.boundingBox(),
        page.locator('#bar-under-test').boundingBox(),
      ]);
      return above && below ? below.y - (above.y + above.height) : undefined;
    };
    for (const where of ['page', 'sheet'] as const) {
      for (const label of ['Save', BAR]) {
        await layBar(page, where, label);
        await expect.poll(gap, `${where}: ${label}`).toBeGreaterThanOrEqual(8);
        expect(await gap()).toBeLessThan(40);
      }
    }
    // A bar only for phones is not in the way on wide screens.
    await page.locator('#bar-under-test').evaluate((bar) => {
      bar.dataset['bottomBar'] = 'phone';
      bar.style.cssText = 'position: fixed; inset: 0 0 auto';
    });
    if (width > 768)
      await expect.poll(async () => (await message.boundingBox())?.y).toBeGreaterThan(500);
    await page.getByRole('button', { name: 'Dismiss' }).last().click();
    await expect(message).toHaveCount(0);
  });
}
