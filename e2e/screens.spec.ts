import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import { blocksOf } from '../scripts/screens/blocks';
import { differences } from '../scripts/screens/compare';
import { expectNoBarriers } from './barriers';
import { expect, test } from './screens/fixtures';
import { SCREENS } from './screens/list';
import { pagePatterns } from './screens/pages';
import { photographs, type Photograph } from './screens/photograph';
import { acceptedPicture, acceptPicture, fileOf, type Kind, strayBaselines, tellDifference } from './screens/results';
import { LOCALES, sayIn } from './screens/say';

// What scripts/screens.ts asks for: pictures to look at, or to expect from now on, of all screens or of some.
const { SCREENS_FOLDER, SCREENS_ACCEPT, SCREENS_ONLY = '' } = process.env;
const only = SCREENS_ONLY.split(' ').filter(Boolean);
const unknown = only.filter((name) => !SCREENS.some((screen) => screen.name === name));
if (unknown.length > 0) throw new Error(`There is no screen ${unknown.join(', ')}. There are: ${SCREENS.map(({ name }) => name).join(', ')}.`);

/** Pages are long; what is further down is made of the same parts. */
const COMPARED_HEIGHT_MAX_PX = 2400;
const SHOWN_HEIGHT_MAX_PX = 6000;
/** A page that still loads what its heading does not wait for is given this long to become what is expected. */
const PATIENCE_MS = 10_000;
const RETAKE_MS = 250;

test.describe.configure({ timeout: 120_000 });
// Recording each page takes as long as looking at it.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });
    for (const screen of SCREENS.filter(({ name }) => only.length === 0 || only.includes(name))) {
      test(screen.name, async ({ open }, testInfo) => {
        const stage = await open(screen);
        const changes: string[] = [];
        for await (const photograph of photographs(screen, stage, SCREENS_FOLDER ? SHOWN_HEIGHT_MAX_PX : COMPARED_HEIGHT_MAX_PX)) {
          const kind = { name: screen.name, width: photograph.width, theme: photograph.theme, locale };
          if (SCREENS_FOLDER) keep(kind, await settled(photograph), SCREENS_FOLDER);
          else if (SCREENS_ACCEPT) await acceptPicture(kind, await settled(photograph));
          else changes.push(...(await changesOf(kind, photograph, testInfo, changes.length === 0 ? PATIENCE_MS : 0)));
        }
        if (!SCREENS_FOLDER && !SCREENS_ACCEPT) {
          await stage.page.emulateMedia({ colorScheme: locale === 'en' ? 'light' : 'dark' });
          await expectNoBarriers(stage.page);
        }
        expect(changes, `A screen looks different. If that is meant: npm run screens -- --accept ${screen.name}`).toEqual([]);
      });
    }
  });
}

test('every page of the product is among the screens', async ({ page, inhabited: { world } }) => {
  const addresses = await Promise.all(SCREENS.map((screen) => screen.address({ page, world, say: sayIn('en') })));
  const paths = addresses.map((address) => new URL(address, 'http://screens.example').pathname);
  expect([...pagePatterns()].filter(([, pattern]) => !paths.some((path) => pattern.test(path))).map(([file]) => file)).toEqual([]);
});

test('every accepted picture is of a screen that there is', () => {
  expect(strayBaselines(SCREENS), 'Nobody looks at these any more: remove them.').toEqual([]);
});

function keep(kind: Kind, picture: Buffer, folder: string): void {
  const file = path.join(folder, `${fileOf(kind)}.png`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

/** The picture once it stays the same, where nobody knows yet what it should be. */
async function settled({ take }: Photograph): Promise<Buffer> {
  let picture = await take();
  await expect.poll(async () => {
    const before = await blocksOf(picture);
    picture = await take();
    return differences(before, await blocksOf(picture));
  }, { timeout: 30_000, intervals: [RETAKE_MS] }).toEqual([]);
  return picture;
}

/** What is different from what is expected, in words; one at most. */
async function changesOf(kind: Kind, { take }: Photograph, testInfo: TestInfo, patienceMs: number): Promise<string[]> {
  const expected = await acceptedPicture(kind);
  if (!expected) return [`${fileOf(kind)}: there is no accepted picture yet.`];
  const untilMs = performance.now() + patienceMs;
  let picture = await take();
  while (differences(expected, await blocksOf(picture)).length > 0) {
    if (performance.now() > untilMs) return [await tellDifference(kind, picture, expected, testInfo)];
    await new Promise((resolve) => { setTimeout(resolve, RETAKE_MS); });
    picture = await take();
  }
  return [];
}
