import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeContactSheets } from './contact-sheets';

let folder: string;
const COLOURS = {
  'light-en': '#ff0000',
  'dark-en': '#00ff00',
  'light-pt-BR': '#0000ff',
  'dark-pt-BR': '#ffff00',
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'makerstep-sheets-test-'));
  for (const name of ['landing', 'mobile-menu']) {
    mkdirSync(path.join(folder, 'pictures', name), { recursive: true });
    for (const [kind, background] of Object.entries(COLOURS)) {
      for (const width of name === 'landing' ? [360, 1440] : [360]) {
        await sharp({ create: { width, height: 8000, channels: 3, background } })
          .png()
          .toFile(path.join(folder, 'pictures', name, `${width}-${kind}.png`));
      }
    }
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('puts the screenshots of each screen side by side, and all sheets on one page', async () => {
  expect(await writeContactSheets(folder)).toBe(2);
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  for (const name of ['landing', 'mobile-menu']) expect(page).toContain(`src="sheets/${name}.png"`);
  const {
    data,
    info: { width, height, channels },
  } = await sharp(path.join(folder, 'sheets', 'landing.png'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Half as large, and long pages cut.
  expect(width).toBeGreaterThan(2 * (180 + 720));
  expect(height).toBeLessThan(2 * 1800);
  const row = (y: number) =>
    [
      ...new Set(
        Array.from(
          { length: width },
          (_, x) =>
            `#${data.subarray((y * width + x) * channels, (y * width + x) * channels + 3).toString('hex')}`,
        ),
      ),
    ].filter((colour) => Object.values(COLOURS).includes(colour));
  expect(row(height / 4)).toEqual(['#ff0000', '#00ff00']);
  expect(row(Math.floor(height * 0.75))).toEqual(['#0000ff', '#ffff00']);
});
