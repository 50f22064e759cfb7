import sharp from 'sharp';
import type { Locator, Page } from '@playwright/test';
import { newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { waitForViewer } from '../support/viewer-page';

const [WIDTH, HEIGHT] = [1200, 900];
/** The middle of a magenta square on the picture, and of the mark around it. */
const PLACE = { x: 0.54, y: 0.46 };
const MARK = { kind: 'box', x: PLACE.x - 0.05, y: PLACE.y - 0.05, w: 0.1, h: 0.1, tone: 'black' };
const EDITS = [
  null,
  { crop: { x: 0.25, y: 0.2, w: 0.5, h: 0.6 }, turn: 0 },
  { crop: { x: 0.2, y: 0.25, w: 0.6, h: 0.5 }, turn: 1 },
];

const photo = () => {
  const [x, y] = [PLACE.x * WIDTH - 12, PLACE.y * HEIGHT - 12];
  const square = `<rect x="${x}" y="${y}" width="24" height="24" fill="#f0f"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/>${square}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
};

/** The middle of what is magenta in the window, in CSS pixels. */
async function middleOfSquare(page: Page): Promise<{ x: number; y: number }> {
  const { data, info } = await sharp(await page.screenshot({ scale: 'device' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sum = { x: 0, y: 0, count: 0 };
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red < 200 || green > 90 || blue < 200) continue;
    sum.x += (at / 3) % info.width;
    sum.y += Math.floor(at / 3 / info.width);
    sum.count += 1;
  }
  const density = await page.evaluate(() => devicePixelRatio);
  return { x: sum.x / sum.count / density, y: sum.y / sum.count / density };
}

/** The distance between mark and square, in shares of the picture as it is shown. */
async function distance(page: Page, mark: Locator): Promise<number> {
  const box = await mark.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, side: Math.max(width, height) };
  });
  const square = await middleOfSquare(page);
  // The mark is a tenth of the uncropped picture on either side, and its longer side is that of the width.
  return Math.hypot(box.x - square.x, box.y - square.y) / (box.side / MARK.w);
}

for (const density of [1, 2])
  test.describe(`at ${density} device pixels per pixel`, () => {
    test.use({ deviceScaleFactor: density });

    test('a mark stays on its place at any size and zoom, cropped, turned and printed', async ({
      api,
      page,
    }) => {
      await api.signUp(newPerson('Rosa Blum'));
      const uid = await api.publishedProject({ name: 'Find the screw' });
      const { steps } = await api.call<{ steps: { id: string; media: { id: string }[] }[] }>(
        'GET',
        `/dashboard/projects/${uid}`,
      );
      const path = `/dashboard/projects/${uid}/steps/${steps[0]?.id}`;
      const file = await api.upload('step', await photo());
      const { media } = await api.call<{ media: { id: string }[] }>('PATCH', path, { file });
      const id = media[0]?.id;
      await api.call('PATCH', path, { media: [{ id, marks: [MARK] }] });
      const mark = page.locator('[data-mark] path').first();
      for (const edit of EDITS) {
        await api.call('PATCH', path, { media: [{ id, edit }] });
        for (const width of [320, 768, 1440]) {
          await page.emulateMedia({ media: 'screen' });
          await page.setViewportSize({ width, height: 800 });
          await page.goto(`/p/${uid}/s/1`);
          await waitForViewer(page);
          for (const presses of ['', '-----', '++++++++++++++++++']) {
            for (const key of presses) await page.keyboard.press(key);
            await expect(mark).toBeVisible();
            await expect.poll(() => distance(page, mark)).toBeLessThan(0.01);
          }
        }
        await page.goto(`/p/${uid}`);
        await page.emulateMedia({ media: 'print' });
        const printed = page.locator('[data-mark] path').filter({ visible: true }).first();
        await printed.scrollIntoViewIfNeeded();
        await expect.poll(() => distance(page, printed)).toBeLessThan(0.01);
      }
    });
  });
