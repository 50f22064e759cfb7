import type { Page } from '@playwright/test';
import { type Api, newPerson } from '../support/api';
import { PHONE } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { hydrated, middleOf, signInWithApi, slide } from '../support/page-actions';

const STEPS = 14;

const open = async (page: Page, api: Api): Promise<void> => {
  const person = newPerson('Lena Lista');
  await api.signUp(person);
  const uid = await api.publishedProject({ name: 'Sharpen a chisel', steps: STEPS });
  await signInWithApi(page, person, `/dashboard/projects/${uid}#steps`);
};
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
/** Waits until the page has been still for some frames. */
const still = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let [last, frames] = [window.scrollY, 0];
        const look = () => {
          frames = window.scrollY === last ? frames + 1 : 0;
          last = window.scrollY;
          if (frames > 30) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

const stays = async (page: Page, by: 'mouse' | 'finger') => {
  const handle = page.getByRole('button', { name: 'Reorder Step name 1', exact: true });
  await hydrated(handle);
  const height = await heightOf(page);
  const [from, size] = [await middleOf(handle), page.viewportSize() ?? PHONE];
  await slide(page, by, from, { ...from, y: size.height - 5 }, async () => {
    await expect(
      page.getByText(`Step name 1 is now at position ${STEPS + 1} of ${STEPS + 1}`),
    ).toBeAttached();
    await still(page);
    expect(await heightOf(page)).toBe(height);
    const [row, list] = await Promise.all([
      page.getByRole('listitem').filter({ has: handle }).boundingBox(),
      page.getByRole('list', { name: 'Steps and chapters' }).boundingBox(),
    ]);
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(
      (list?.y ?? 0) + (list?.height ?? 0) + 1,
    );
    // The end of the list is visible: there is nothing to scroll to beyond it.
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeGreaterThan(size.height / 2);
  });
};

test('a row held at the lower edge stays in its list, whose end is the end of scrolling', async ({
  api,
  page,
}) => {
  await open(page, api);
  await stays(page, 'mouse');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a row held by a finger at the lower edge stays in its list', async ({ api, page }) => {
    await open(page, api);
    await stays(page, 'finger');
  });
});
