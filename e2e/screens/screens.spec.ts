import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures';
import { SCREENS } from './list';
import { pagePatterns } from './pages';
import { THEMES, screenshots } from './screenshot';
import { LOCALES } from '../../src/shared/interface/languages';
import { sayIn } from './say';
import type { Screen, Width } from './screen';

// Set by scripts/screens.ts: where to write the pictures of all screens, and which screens.
const { SCREENS_FOLDER, SCREENS_ONLY = '' } = process.env;
const only = SCREENS_ONLY.split(' ').filter(Boolean);
const unknown = only.filter((name) => !SCREENS.some((screen) => screen.name === name));
if (unknown.length > 0) {
  const names = SCREENS.map(({ name }) => name).join(', ');
  throw new Error(`Unknown screen ${unknown.join(', ')}. Known screens: ${names}.`);
}
const chosen = SCREENS.filter(({ name }) => only.length === 0 || only.includes(name));
const compared = SCREENS.filter(({ isCompared }) => isCompared);

/** Long pages repeat the same parts further down. */
const COMPARED_HEIGHT_MAX_PX = 1400;
const SHOWN_HEIGHT_MAX_PX = 6000;
const COMPARED_WIDTHS: readonly Width[] = [360, 1440];
const BASELINES = fileURLToPath(new URL('baselines', import.meta.url));

test.describe.configure({ timeout: 120_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const comparedWidths = ({ widths = COMPARED_WIDTHS }: Screen) =>
  COMPARED_WIDTHS.filter((width) => widths.includes(width));

if (SCREENS_FOLDER) {
  for (const locale of LOCALES) {
    test.describe(locale, () => {
      test.use({ locale });
      for (const screen of chosen) {
        test(screen.name, async ({ open }) => {
          const stage = await open(screen);
          for await (const { width, theme, take } of screenshots(
            screen,
            stage,
            SHOWN_HEIGHT_MAX_PX,
          )) {
            const file = path.join(SCREENS_FOLDER, screen.name, `${width}-${theme}-${locale}.png`);
            mkdirSync(path.dirname(file), { recursive: true });
            writeFileSync(file, await take());
          }
        });
      }
    });
  }
} else {
  test.describe('compared screens', () => {
    test.use({ locale: 'en' });
    for (const screen of compared.filter((one) => chosen.includes(one))) {
      test(screen.name, async ({ open, page }) => {
        const stage = await open(screen);
        const shots = screenshots(screen, stage, COMPARED_HEIGHT_MAX_PX, comparedWidths(screen));
        for await (const { width, theme, prepare } of shots) {
          await prepare();
          await expect.soft(page).toHaveScreenshot([screen.name, `${width}-${theme}.png`]);
        }
      });
    }
  });

  test('every page of the product is among the screens', async ({ page, seeded: { fixtures } }) => {
    const addresses = await Promise.all(
      SCREENS.map((screen) => screen.address({ page, fixtures, say: sayIn('en') })),
    );
    const paths = addresses.map((address) => new URL(address, 'http://screens.example').pathname);
    const isReached = (pattern: RegExp) => paths.some((each) => pattern.test(each));
    const missing = [...pagePatterns()].filter(([, pattern]) => !isReached(pattern));
    expect(missing.map(([file]) => file)).toEqual([]);
  });

  test('every baseline belongs to a compared screen', () => {
    const known = compared.flatMap((screen) =>
      comparedWidths(screen).flatMap((width) =>
        THEMES.map((theme) => path.join(BASELINES, screen.name, `${width}-${theme}.png`)),
      ),
    );
    const baselines = readdirSync(BASELINES, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    expect(
      baselines.filter((file) => !known.includes(file)),
      'Remove these files.',
    ).toEqual([]);
  });
}
