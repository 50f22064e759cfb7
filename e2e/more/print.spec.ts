import jsQR from 'jsqr';
import sharp from 'sharp';
import { newPerson } from '../api';
import { expect, test } from '../fixtures';
import { guideOfTwelve, STEPS } from '../budgets/light-pages';

/** A4 at 96 dpi, without its margins. */
const PAPER = { width: 680, height: 1009 };

test.use({ viewport: PAPER, colorScheme: 'dark' });

test('a printed guide can be handed over: steps with their pictures, answers, and a way back', async ({
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
  ]) {
    await expect(part.filter({ visible: true })).toHaveCount(0);
  }
  for (const [name, text] of STEPS) {
    const step = page.getByRole('listitem').filter({ hasText: name });
    await expect(step.getByText(text)).toBeVisible();
    await expect(
      step.getByRole('img').or(step.locator('img')).filter({ visible: true }),
    ).toHaveCount(1);
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
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(link);
});

test('pictures that nobody has scrolled to are on paper too', async ({ api, page }) => {
  await api.signUp(newPerson());
  await page.goto(`/p/${await guideOfTwelve(api)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The browser of these tests does not wait for pictures, as one with a window does: it is told that paper is near, and waited for.
  await page.pdf({ format: 'A4' });
  await expect
    .poll(() =>
      page
        .locator('main img')
        .evaluateAll((images) => images.every((image) => (image as HTMLImageElement).complete)),
    )
    .toBe(true);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  // The guide's own picture, one of each step, and the code.
  expect(pdf.match(/\/Subtype\s*\/Image/g)?.length ?? 0).toBeGreaterThanOrEqual(STEPS.length + 2);
});
