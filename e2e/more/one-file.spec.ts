import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { guideOfOneFile } from '../support/one-file';

/** All that the page asks for but for itself and the pictures in it. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data|file):/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

test('a guide is saved as one file, which needs no network to be read and printed', async ({
  api,
  page,
  context,
}, testInfo) => {
  const uid = await guideOfOneFile(api);
  await page.goto(`/p/${uid}`);
  const link = page.getByRole('link', { name: /^Download/ });
  await expect(link).toHaveText('DownloadOne file for any device, under 1 MB, in English');
  const downloading = page.waitForEvent('download');
  await link.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`mend-a-lamp-${uid}.en.html`);
  const file = testInfo.outputPath('guide.html');
  await download.saveAs(file);

  await context.setOffline(true);
  const requests = requestsOf(page);
  const errors: string[] = [];
  page.on('console', ({ text }) => errors.push(text()));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'screen', colorScheme });
    await page.goto(pathToFileURL(file).href);
    await expect(page.getByRole('heading', { level: 1, name: 'Mend a lamp' })).toBeVisible();
    const broken = await page
      .locator('img')
      .evaluateAll((images) => images.filter((image) => !(image as HTMLImageElement).naturalWidth));
    expect(broken).toEqual([]);
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  }
  expect(errors).toEqual([]);
  expect(await page.locator('script, link[rel=stylesheet], iframe').count()).toBe(0);

  // Dangers come first, and lead to their step.
  const before = page.getByRole('region', { name: 'Before you begin' });
  await expect(before.getByRole('note').first()).toContainText('Danger');
  await before.getByRole('link', { name: 'Step 2' }).first().click();
  await expect(page.locator('#step-2')).toBeInViewport();

  // A mark lies over its picture, whatever the size of the window.
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const frame = page.locator('.frame:has(.drawn)').first();
    const [picture, drawn] = [
      await frame.locator('img').boundingBox(),
      await frame.locator('.drawn svg').boundingBox(),
    ];
    expect(drawn).toEqual(picture);
  }
  await expect(page.getByRole('list', { name: 'Marks on the picture' })).toHaveText(
    '1, box, middle: Screw',
  );

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const colours = await page
    .locator('body')
    .evaluate((body) => [getComputedStyle(body).color, getComputedStyle(body).backgroundColor]);
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Subtype\s*\/Image/g)?.length ?? 0).toBeGreaterThanOrEqual(3);
  expect(requests).toEqual([]);
});
