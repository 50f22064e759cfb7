import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request } from '@playwright/test';
import { newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { bytesSent, guideOfTwelve, loadWhole, STEPS, watchShifts } from './light-pages';

// Each budget has about 5 % of headroom, so that a patch of Next.js or one more word breaks no
// test.
const SCRIPT_MAX_BYTES = { page: 157_500, list: 154_500, home: 152_500 };
const HTML_MAX_BYTES = 18_500;
const REQUESTS_MAX = 40;
const STYLE_MAX_BYTES = 17_000;
/**
 * Everything that an embedded guide loads: the viewer with its scripts (235 kB), fonts and style.
 */
const EMBED_MAX_BYTES = 335_000;

test('a guide of twelve steps is light: its HTML, the scripts of its page, of the list and of the landing page', async ({
  api,
  page,
  baseURL,
}) => {
  await api.signUp(newPerson('Theo’s Bench'));
  const uid = await guideOfTwelve(api);
  const sent = await bytesSent(`${baseURL}/p/${uid}`, 'gzip, deflate, br');
  expect(sent.encoding).toBe('br');
  expect(sent.bytes).toBeLessThanOrEqual(HTML_MAX_BYTES);
  for (const [path, scriptMaxBytes] of [
    [`/p/${uid}`, SCRIPT_MAX_BYTES.page],
    ['/explore', SCRIPT_MAX_BYTES.list],
    ['/', SCRIPT_MAX_BYTES.home],
  ] as const) {
    const tab = await page.context().newPage();
    const shifts = await watchShifts(tab);
    const { addresses, scriptBytes } = await loadWhole(tab, path);
    expect(scriptBytes, path).toBeLessThanOrEqual(scriptMaxBytes);
    expect(addresses.length, path).toBeLessThanOrEqual(REQUESTS_MAX);
    // No font, script or picture of another origin.
    expect(
      addresses.filter(
        (address) => !address.startsWith(`${baseURL}/`) && !address.startsWith('data:'),
      ),
      path,
    ).toEqual([]);
    expect(addresses.filter((address) => address.endsWith('.woff2')).length, path).toBe(3);
    expect(await shifts(), path).toEqual([]);
    await tab.close();
  }
});

test('an embedded guide is light', async ({ api, page, baseURL }) => {
  await api.signUp(newPerson());
  const uid = await guideOfTwelve(api);
  const host = createServer((_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<iframe src="${baseURL}/p/${uid}/embed" width="480" height="640"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const sizes: ReturnType<Request['sizes']>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith(`${baseURL}/`)) sizes.push(request.sizes());
  });
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
  host.close();
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('heading', { level: 1 })).toContainText(STEPS[0][0]);
  await expect
    .poll(() =>
      inside
        .locator('main img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth > 0),
    )
    .toBe(true);
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce(
    (sum, { responseBodySize, responseHeadersSize }) =>
      sum + responseBodySize + responseHeadersSize,
    0,
  );
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(EMBED_MAX_BYTES);
  await inside.getByRole('link', { name: 'Next step' }).click();
  await expect(inside.getByRole('heading', { level: 1 })).toContainText(STEPS[1][0]);
});

test('the first picture is requested at once, in the size of the window', async ({
  api,
  request,
}) => {
  await api.signUp(newPerson());
  const uid = await guideOfTwelve(api);
  let preload = '';
  // Until the variants of a picture are made, a moment after the upload, only the original exists.
  await expect
    .poll(async () => {
      const html = await (await request.get(`/p/${uid}`)).text();
      [preload = ''] =
        /<link rel="preload" as="image"[^>]*>/i.exec(html.slice(0, html.indexOf('</head>'))) ?? [];
      return preload;
    })
    .toMatch(/imageSrcSet="\/files\/[^"]+480w[^"]+900w/i);
  expect(preload).toMatch(/imageSizes="[^"]+"/i);
  expect(preload).toMatch(/fetchPriority="high"/i);
});

test('placeholders and pictures further down load after the first frame, with scripts and without', async ({
  api,
  browser,
  page,
}) => {
  await api.signUp(newPerson());
  const uid = await guideOfTwelve(api);
  await page.addInitScript(() =>
    requestAnimationFrame(function look() {
      const later = [...document.querySelectorAll('main img[loading=lazy]')];
      if (later.length === 0) requestAnimationFrame(look);
      else {
        const blurred = [...document.querySelectorAll('main .blurred')].filter(
          (place) => getComputedStyle(place).backgroundImage !== 'none',
        );
        Object.assign(window, {
          shownAtFirst:
            later.filter((picture) => getComputedStyle(picture).display !== 'none').length +
            blurred.length,
        });
      }
    }),
  );
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (const one of [page, plain]) {
    await one.goto(`/p/${uid}`);
    const first = one.getByRole('listitem').locator('img').first();
    const blurs = () =>
      one
        .getByRole('main')
        .locator('.blurred')
        .evaluateAll((places) =>
          places.map((place) => getComputedStyle(place).backgroundImage.slice(0, 20)),
        );
    await expect.poll(async () => [...new Set(await blurs())]).toEqual(['url("data:image/webp']);
    await first.scrollIntoViewIfNeeded();
    await expect
      .poll(() => first.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(
    await page.evaluate(() => (window as unknown as { shownAtFirst: number }).shownAtFirst),
  ).toBe(0);
  await plain.context().close();
});

test('public pages contain no texts of the dashboard', async ({ request }) => {
  for (const path of ['/', '/explore'])
    expect(await (await request.get(path)).text(), path).not.toContain('Collapse sidebar');
});

test('scripts and styles are fully compressed for all but the first client', async ({
  baseURL,
  request,
}) => {
  const answer = await request.get('/explore');
  const html = await answer.text();
  const style = /\/_next\/static\/chunks\/[^"]+\.css/.exec(html)?.[0] ?? '';
  await expect
    .poll(async () => (await bytesSent(`${baseURL}${style}`, 'gzip, deflate, br')).encoding)
    .toBe('br');
  const { bytes } = await bytesSent(`${baseURL}${style}`, 'gzip, deflate, br');
  expect(bytes).toBeLessThanOrEqual(STYLE_MAX_BYTES);
  // No other style sheet blocks rendering, and the fonts of the first frame wait for none.
  expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(1);
  for (const font of ['bricolage_grotesque_700', 'instrument_sans'])
    expect(answer.headers().link).toMatch(
      new RegExp(`/_next/static/media/${font}[^>]+\\.woff2>; rel=preload; as="font"`),
    );
  expect(answer.headers().link).not.toContain('jetbrains');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every step and every question is readable', async ({ api, page }) => {
    await api.signUp(newPerson());
    await page.goto(`/p/${await guideOfTwelve(api)}`);
    for (const [name, text] of STEPS) {
      await expect(page.getByText(name, { exact: true })).toBeVisible();
      const sentence = page.getByText(text, { exact: true });
      await expect(sentence).toBeVisible();
      // Nothing is clipped.
      expect(
        await sentence.evaluate((element) => element.scrollHeight - element.clientHeight),
      ).toBeLessThanOrEqual(1);
    }
    await page.getByText('The tube has no hole at all. Now what?').click();
    await expect(page.getByText('Look at the valve:')).toBeVisible();
  });
});

test('a link within the product also leads to the steps', async ({ api, page }) => {
  await api.signUp(newPerson());
  const name = `Reached by a link ${Date.now().toString(36)}`;
  const uid = await api.publishedProject({ name });
  await page.goto(`/explore?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(new RegExp(`/p/${uid}$`));
  await expect(page.getByText('What to do in 3.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page.locator('[data-views]')).toHaveText('1');
  await page.getByRole('checkbox', { name: 'Spanner' }).check();
  await expect(page.getByRole('region', { name: 'Tools' }).getByRole('status')).toHaveText(
    '1 of 1 ready',
  );
  await page.getByRole('link', { name: /Step name 2/ }).click();
  await expect(page).toHaveURL(new RegExp(`/p/${uid}/s/2$`));
  await page.goBack();
  await expect(page.getByText('What to do in 3.')).toBeVisible();
});
