import jsQR from 'jsqr';
import sharp from 'sharp';
import { newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { guideOfTwelve, STEPS } from '../budgets/light-pages';

/** A4 at 96 dpi, without its margins. */
const PAPER = { width: 680, height: 1009 };
const PX_PER_CM = 96 / 2.54;

test.use({ viewport: PAPER, colorScheme: 'dark' });

test('a printed guide is complete: steps with their pictures, answers, and a way back', async ({
  api,
  page,
  baseURL,
}) => {
  await api.signUp(newPerson('Theo’s Bench'));
  const uid = await guideOfTwelve(api);
  await page.goto(`/p/${uid}`);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const part of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('link', { name: 'Start', exact: true }),
    page.getByRole('button', { name: /Save for offline/i }),
    page.getByRole('button', { name: 'Print', exact: true }),
    page.getByText('Views', { exact: true }),
    page.getByText('Available in'),
  ]) {
    await expect(part.filter({ visible: true })).toHaveCount(0);
  }
  for (const [name, text] of STEPS) {
    const step = page.getByRole('listitem').filter({ hasText: name });
    await expect(step.getByText(text)).toBeVisible();
    await expect(step.locator('img').filter({ visible: true }).first()).toBeVisible();
    expect(await step.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid');
  }
  for (const text of ['Two tyre levers', 'Rubber solution', 'Look at the valve:', 'Theo’s Bench'])
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  const colours = await page
    .locator('h1')
    .evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);

  const link = `${baseURL}/p/${uid}`;
  await expect(page.getByText(link)).toBeVisible();
  const code = await page.locator('img[src^="data:image/png"]').screenshot();
  const { data, info } = await sharp(code)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(
    `${link}?version=1`,
  );
});

test('a page that is printed has its pictures', async ({ api, page }) => {
  await api.signUp(newPerson());
  await page.goto(`/p/${await guideOfTwelve(api)}`);
  // A browser waits for the pictures that this event loads; the tool that makes the file does not.
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const pictures = document.querySelectorAll<HTMLImageElement>('[data-paper] img:not(.hidden)');
    return [...pictures].every((picture) => picture.complete);
  });
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  // The guide's own picture, one of each step, and the code.
  expect(pdf.match(/\/Subtype\s*\/Image/g)?.length ?? 0).toBeGreaterThanOrEqual(STEPS.length + 2);

  // As the poster, one page whatever the sheet and its margins are.
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  const poster = page.getByRole('button', { name: 'Poster' });
  for (const landscape of [false, true])
    for (const margin of ['0', '1cm', '2cm']) {
      await poster.click();
      const sheet = await page.pdf({
        format: 'A4',
        landscape,
        margin: { top: margin, right: margin, bottom: margin, left: margin },
      });
      expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g), margin).toHaveLength(1);
    }
  const [text = ''] = STEPS.map(([, words]) => words);
  await poster.click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(text)).toBeHidden();
  await expect(page.locator('.step-picture').filter({ visible: true })).toHaveCount(STEPS.length);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByText(text)).toBeVisible();
});

test('a long list of parts stays on one sheet, and no word is broken', async ({ api, page }) => {
  await api.signUp(newPerson());
  const { projectUid } = await api.call<{ projectUid: string }>('POST', '/dashboard/projects', {
    name: 'A cupboard',
    description: 'Lay everything ready first. '.repeat(17),
    type: 1,
    averageTime: '00:40',
    languages: ['en'],
    parts: Array.from({ length: 30 }, (_, index) => `Part ${index + 1}`),
    tools: Array.from({ length: 12 }, (_, index) => `Tool ${index + 1}`),
  });
  const at = `/dashboard/projects/${projectUid}`;
  await api.call('POST', `${at}/steps`, {
    type: 1,
    name: [{ lang: 'en', value: 'Build it' }],
    description: [{ lang: 'en', value: 'As it was drawn.' }],
  });
  await api.call('PATCH', `${at}/publish`);
  await page.goto(`/p/${projectUid}`);
  await page.emulateMedia({ media: 'print' });
  for (const [sheet, across, down] of [
    ['portrait', 21, 29.7],
    ['landscape', 29.7, 21],
  ] as const)
    for (const margin of [0, 1, 2]) {
      const [width, height] = [(across - 2 * margin) * PX_PER_CM, (down - 2 * margin) * PX_PER_CM];
      await page.setViewportSize({ width: Math.round(width), height: Math.round(height) });
      for (const name of ['Parts', 'Tools']) {
        const list = page.getByRole('region', { name });
        const where = `${name}, ${sheet}, ${margin} cm`;
        expect(await list.evaluate((element) => getComputedStyle(element).breakInside)).toBe(
          'avoid',
        );
        expect((await list.boundingBox())?.height, where).toBeLessThan(height * 0.6);
        // A row of two lines is higher: no word is broken.
        const rows = await list
          .getByRole('listitem')
          .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
        expect(Math.max(...rows), where).toBeLessThan(40);
      }
    }
});
