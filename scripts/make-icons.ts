import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

// Renders the icons of the installed app from public/icon.svg. Run it by hand when that changes:
// npx tsx scripts/make-icons.ts
const ICONS = path.join('public', 'icons');
/** Systems crop icons to their own shapes; the safe area is in the middle. */
const SAFE_PART = 0.8;

const svg = await readFile(path.join('public', 'icon.svg'), 'utf8');
const colour = /<rect[^>]*fill="(#[0-9A-Fa-f]{6})"/.exec(svg)?.[1];
if (!colour) throw new Error('public/icon.svg has no ground of one colour any more.');

/** The logo, without the rounded corners of its background. */
const square = svg.replace(/ rx="\d+"/, '');
const drawn = (source: string, sizePx: number) =>
  sharp(Buffer.from(source), { density: 72 * (sizePx / 32) }).resize(sizePx, sizePx);

/** Full bleed, with the logo as large as fits any crop. */
async function fullBleed(sizePx: number): Promise<Sharp> {
  const innerPx = Math.round(sizePx * SAFE_PART);
  const sign = await drawn(square, innerPx).png().toBuffer();
  return sharp({
    create: { width: sizePx, height: sizePx, channels: 3, background: colour ?? '' },
  }).composite([{ input: sign, gravity: 'centre' }]);
}

await mkdir(ICONS, { recursive: true });
for (const sizePx of [192, 512])
  await drawn(svg, sizePx)
    .png({ palette: true })
    .toFile(path.join(ICONS, `icon-${sizePx}.png`));
await (await fullBleed(512))
  .png({ palette: true })
  .toFile(path.join(ICONS, 'icon-maskable-512.png'));
await drawn(square, 180)
  .flatten({ background: colour })
  .png({ palette: true })
  .toFile(path.join('public', 'apple-icon.png'));
