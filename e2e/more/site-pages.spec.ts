import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';

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
const FOOTER = [
  '/explore',
  '/about',
  '/pricing',
  '/contact',
  '/terms-conditions',
  '/privacy-policy',
  '/developers',
  '/auth',
  '/auth/signup',
];

async function write(
  page: Page,
  words: { name: string; email: string; subject: string; message: string },
) {
  const [name, email, subject, message] =
    (await page.locator('html').getAttribute('lang')) === 'pt-BR'
      ? ['Nome', 'E-mail', 'Assunto', 'Mensagem']
      : ['Name', 'E-mail', 'Subject', 'Message'];
  await page.getByLabel(name ?? '', { exact: true }).fill(words.name);
  await page.getByLabel(email ?? '', { exact: true }).fill(words.email);
  await page.getByLabel(subject ?? '', { exact: true }).fill(words.subject);
  await page.getByLabel(message ?? '', { exact: true }).fill(words.message);
}
const WORDS = {
  name: 'Rita',
  email: 'rita@makerstep.example',
  subject: 'An idea',
  message: 'One line\nand another',
};

for (const locale of ['en', 'pt-BR'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('the site pages are reached from the footer, with their titles and other languages', async ({
      page,
      baseURL,
    }) => {
      await page.goto('/');
      const links = page.locator('footer nav a:visible');
      expect(
        (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).sort(),
      ).toEqual([...FOOTER].sort());
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
    });

    test('explore, about and contact are in the menu, on a phone too', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/pricing');
      const button = page.locator('header button[aria-haspopup=dialog]');
      // Before hydration a press opens nothing.
      await expect(async () => {
        await button.click();
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
      }).toPass();
      const menu = page.getByRole('dialog').locator('nav a:visible');
      expect(
        (await menu.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).slice(0, 3),
      ).toEqual(['/explore', '/about', '/contact']);
      await page.getByRole('dialog').locator('nav a[href="/about"]').click();
      await expect(page).toHaveURL(/\/about$/);
    });
  });
}

test('a table of contents links to each part of a long page', async ({ page }) => {
  await page.goto('/privacy-policy');
  const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const targets = await entries.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(targets.length).toBeGreaterThan(10);
  for (const target of targets)
    await expect(page.locator(target).getByRole('heading', { level: 2 })).toHaveCount(1);
  await expect(page.getByText('Records of single visits: 13 months')).toBeVisible();
});

test('a message is sent from the contact page, with errors for missing fields before', async ({
  page,
}) => {
  await page.goto('/contact');
  await write(page, { ...WORDS, email: 'rita' });
  await page.getByRole('button', { name: 'Send message' }).click();
  // Shown by the page or, before hydration, by the browser.
  await expect(async () => {
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('E-mail is not a valid e-mail!')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(WORDS.message);
  await page.getByLabel('E-mail', { exact: true }).fill(WORDS.email);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'pt-BR' });

  test('a message is sent from the contact page', async ({ page }) => {
    await page.goto('/contact');
    await write(page, WORDS);
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(page).toHaveURL(/\/contact\/sent$/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Sua mensagem está a caminho' }),
    ).toBeVisible();
  });

  test('a refused message comes back with the reason, and is sent once corrected', async ({
    page,
  }) => {
    await page.goto('/contact');
    // The browser accepts a name of spaces.
    await write(page, { ...WORDS, name: '  ' });
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(page).toHaveURL(/\/contact\/again\?draft=/);
    await expect(page.getByRole('heading', { level: 1, name: 'Quase lá' })).toBeVisible();
    await expect(page.getByLabel('Nome', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Mensagem', { exact: true })).toHaveValue(WORDS.message);
    const address = page.url();
    await page.getByLabel('Nome', { exact: true }).fill('Rita');
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(page).toHaveURL(/\/contact\/sent$/);
    await page.goto(address);
    await expect(page.getByText('Este rascunho não existe mais.')).toBeVisible();
  });
});

test('a draft of the contact form is accessible and stored nowhere', async ({
  page,
  request,
  baseURL,
}) => {
  const form = { ...WORDS, subject: ' ' };
  const answer = await request.post('/api/contact', {
    form,
    headers: { origin: new URL(baseURL ?? '').origin },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  const location = answer.headers().location ?? '';
  const draft = await request.get(location);
  expect(draft.headers()['cache-control']).toContain('no-store');
  expect(await draft.text()).toContain('noindex');
  await page.goto(location);
  await expect(page.getByLabel('Subject', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolations(page);
});

test('cross-site and anonymous form posts are refused', async ({ request }) => {
  for (const headers of [
    { origin: 'http://evil.test' },
    { 'sec-fetch-site': 'cross-site' },
    {},
  ] as Record<string, string>[]) {
    expect(
      (await request.post('/api/contact', { form: WORDS, headers, maxRedirects: 0 })).status(),
      JSON.stringify(headers),
    ).toBe(403);
  }
  for (const path of ['/contact', '/contact/sent', '/about'])
    expect((await request.post(path, { form: WORDS, maxRedirects: 0 })).status(), path).toBe(405);
  expect((await request.post('/v1/contact', { form: WORDS })).status()).toBe(415);
});
