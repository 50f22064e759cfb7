import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { figureFace } from '../../src/features/site/server/share-picture/fonts';
import { textPath } from '../../src/features/site/server/share-picture/write-text';

const SCALE = 0.5;
const GAP_PX = 24;
const LABEL_PX = 40;
/** Longer pages are cut on the sheet; the whole screenshot is linked. */
const SHOWN_HEIGHT_MAX_PX = 3200;
const BACKGROUND = '#8a8a8a';

interface Tile {
  label: string;
  file: string;
  locale: string;
}

/**
 * Writes a sheet of each screen's screenshots, and a page with all sheets.
 * @param folder with `pictures/NAME/WIDTH-THEME-LOCALE.png`.
 * @returns how many
 */
export async function writeContactSheets(folder: string): Promise<number> {
  const pictures = path.join(folder, 'pictures');
  const names = readdirSync(pictures).sort();
  mkdirSync(path.join(folder, 'sheets'), { recursive: true });
  for (const name of names)
    await writeSheet(
      path.join(folder, 'sheets', `${name}.png`),
      name,
      tilesOf(path.join(pictures, name)),
    );
  writeFileSync(path.join(folder, 'index.html'), indexOf(names));
  return names.length;
}

/** Narrow ones first, light ones first. */
function tilesOf(folder: string): Tile[] {
  return readdirSync(folder)
    .flatMap((file) => {
      const [, width = '', theme = '', locale = ''] = /^(\d+)-([a-z]+)-(.+)\.png$/.exec(file) ?? [];
      return width
        ? [
            {
              width: Number(width),
              theme,
              locale,
              label: `${width} ${theme} ${locale}`,
              file: path.join(folder, file),
            },
          ]
        : [];
    })
    .sort(
      (one, other) =>
        one.locale.localeCompare(other.locale) ||
        one.width - other.width ||
        other.theme.localeCompare(one.theme),
    );
}

/** All screenshots of a screen side by side, with a row per language. */
async function writeSheet(file: string, name: string, tiles: readonly Tile[]): Promise<void> {
  const rows = [...new Set(tiles.map(({ locale }) => locale))].map((locale) =>
    tiles.filter((tile) => tile.locale === locale),
  );
  const placed: OverlayOptions[] = [];
  const labels: string[] = [lettering(name, GAP_PX, LABEL_PX)];
  let [top, right] = [LABEL_PX, 0];
  for (const row of rows) {
    let [left, bottom] = [GAP_PX, top];
    for (const { label, file: picture } of row) {
      const { data, width, height } = await small(picture);
      labels.push(lettering(label, left, top + LABEL_PX));
      placed.push({ input: data, left, top: top + LABEL_PX + GAP_PX / 2 });
      left += width + GAP_PX;
      bottom = Math.max(bottom, top + LABEL_PX + GAP_PX / 2 + height);
    }
    right = Math.max(right, left);
    top = bottom + GAP_PX;
  }
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${right}" height="${top}"><path d="${labels.join('')}"/></svg>`;
  await sharp({ create: { width: right, height: top, channels: 3, background: BACKGROUND } })
    .composite([...placed, { input: Buffer.from(drawing) }])
    .png()
    .toFile(file);
}

async function small(picture: string): Promise<{ data: Buffer; width: number; height: number }> {
  const { width, height } = await sharp(picture).metadata();
  const { data, info } = await sharp(picture)
    .extract({ left: 0, top: 0, width, height: Math.min(height, SHOWN_HEIGHT_MAX_PX) })
    .resize({ width: Math.round(width * SCALE) })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const lettering = (text: string, x: number, baseline: number) =>
  textPath(text, figureFace(), { x, baseline, sizePx: LABEL_PX / 2 });

function indexOf(names: readonly string[]): string {
  const entries = names.map(
    (name) =>
      `<h2 id="${name}">${name}</h2><a href="sheets/${name}.png"><img src="sheets/${name}.png" alt="${name}" loading="lazy"></a>`,
  );
  const style =
    'body{margin:2rem;font-family:sans-serif;background:#8a8a8a}img{max-width:100%}a{color:#000}';
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${style}</style><h1>Screens</h1>` +
    `<p>${names.map((name) => `<a href="#${name}">${name}</a>`).join(' · ')}</p>${entries.join('\n')}</html>\n`
  );
}
