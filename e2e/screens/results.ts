import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestInfo } from '@playwright/test';
import { type Blocks, blocksOf, packBlocks, pictureOfBlocks, unpackBlocks } from '../../scripts/screens/blocks';
import { differences } from '../../scripts/screens/compare';
import { marked } from '../../scripts/screens/marked';
import { LOCALES, type Locale } from './say';
import { THEMES, type Theme } from './photograph';
import { type Screen, type Width, WIDTHS } from './screen';

/** Which picture of a screen. */
export interface Kind {
  name: string;
  width: Width;
  theme: Theme;
  locale: Locale;
}

const BASELINES = fileURLToPath(new URL('baselines', import.meta.url));

export const fileOf = ({ name, width, theme, locale }: Kind): string => path.join(name, `${width}-${theme}-${locale}`);
const baselineOf = (kind: Kind) => path.join(BASELINES, `${fileOf(kind)}.webp`);

/** The pictures that a screen has. */
export const kindsOf = ({ name, widths = WIDTHS }: Screen): Kind[] =>
  LOCALES.flatMap((locale) => widths.flatMap((width) => THEMES.map((theme) => ({ name, width, theme, locale }))));

/** Files among the accepted pictures that belong to no screen. */
export function strayBaselines(screens: readonly Screen[]): string[] {
  const known = new Set(screens.flatMap(kindsOf).map(baselineOf));
  if (!existsSync(BASELINES)) return [];
  return readdirSync(BASELINES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)).filter((file) => !known.has(file));
}

/** Keeps a picture as the one that is expected from now on; one that is the same but for its rendering stays as it was. */
export async function acceptPicture(kind: Kind, picture: Buffer): Promise<void> {
  const blocks = await blocksOf(picture);
  const known = await acceptedPicture(kind);
  if (known && differences(known, blocks).length === 0) return;
  const file = baselineOf(kind);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await packBlocks(blocks));
}

/** What a screen is expected to look like; undefined where nobody has accepted a picture yet. */
export async function acceptedPicture(kind: Kind): Promise<Blocks | undefined> {
  const file = baselineOf(kind);
  return existsSync(file) ? unpackBlocks(readFileSync(file)) : undefined;
}

/** Writes what a person compares beside Playwright's results. @returns where the picture differs, in words */
export async function tellDifference(kind: Kind, picture: Buffer, expected: Blocks, testInfo: TestInfo): Promise<string> {
  const regions = differences(expected, await blocksOf(picture));
  const files = { actual: picture, expected: await pictureOfBlocks(expected), difference: await marked(picture, regions) };
  for (const [what, contents] of Object.entries(files)) {
    const file = testInfo.outputPath(`${kind.width}-${kind.theme}-${what}.png`);
    writeFileSync(file, contents);
    await testInfo.attach(`${kind.width} ${kind.theme} ${what}`, { path: file, contentType: 'image/png' });
  }
  const places = regions.slice(0, 5).map(({ x, y, width, height }) => `${width} × ${height} px at ${x}, ${y}`).join('; ');
  return `${kind.name}, ${kind.width} px, ${kind.theme}, ${kind.locale}: ${regions.length} ${regions.length === 1 ? 'place' : 'places'} (${places}), see ${testInfo.outputPath(`${kind.width}-${kind.theme}-difference.png`)}`;
}
