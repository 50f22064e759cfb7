import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { newPerson, picture } from '../support/api';
import { expect, test } from '../support/fixtures';
import { hydrated, signInWithApi, tabTo } from '../support/page-actions';

const LIMIT_BYTES = 2 * 1024 * 1024;

type Shown = { steps: { file: { url: string } | null; alt: { lang: string; value: string }[] }[] };
type Photo = { name: string; mimeType: string; buffer: Buffer };

/** As an upright phone stores it: landscape with an orientation tag, a location, and too large. */
async function phonePhoto(): Promise<Photo> {
  const grain = await sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png()
    .toBuffer();
  const buffer = await sharp(grain)
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(LIMIT_BYTES);
  return { name: 'IMG_4711.jpg', mimeType: 'image/jpeg', buffer };
}
const small = async (colour: string): Promise<Photo> => ({
  name: `${colour}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await picture(colour, 640, 480),
});

/** A DataTransfer with a file, as of the clipboard or a file manager. */
const transferOf = (page: Page, { name, mimeType, buffer }: Photo) =>
  page.evaluateHandle(
    ([bytes, fileName, type]) => {
      const transfer = new DataTransfer();
      transfer.items.add(
        new File([Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))], fileName, {
          type,
        }),
      );
      return transfer;
    },
    [buffer.toString('base64'), name, mimeType] as const,
  );

test.describe('a step’s picture', () => {
  let address: string;
  let first: () => Promise<Shown['steps'][number] | undefined>;

  test.beforeEach(async ({ api, page }) => {
    const person = newPerson('Foto Reis');
    await api.signUp(person);
    const uid = await api.publishedProject({ name: 'Frame a photo', steps: 1 });
    const read = () =>
      api.call<Shown & { steps: { id: string }[] }>('GET', `/dashboard/projects/${uid}`);
    first = async () => (await read()).steps[0];
    address = `/dashboard/projects/${uid}/step/${(await read()).steps[0]?.id}#steps`;
    await signInWithApi(page, person, address);
  });
  const field = (page: Page) => page.getByRole('group', { name: 'Step picture' });
  /** The message is at the field, and nothing covers the panel. */
  const uploaded = async (page: Page, before?: string) => {
    await expect.poll(keyOf, { timeout: 30_000 }).not.toBe(before);
    await expect(
      page.getByRole('complementary').getByText('Image uploaded successfully!'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  };
  const choose = async (page: Page, press: () => Promise<void>, photo: Photo) => {
    const chooser = page.waitForEvent('filechooser');
    await press();
    await (await chooser).setFiles(photo);
  };
  const keyOf = async () => (await first())?.file?.url;

  test('is large when selected, uploaded upright and without its location, replaced by pasting and dropping, described and removed', async ({
    page,
    request,
  }) => {
    const button = field(page).getByRole('button', { name: 'Choose a picture' });
    await hydrated(button);
    await choose(page, () => button.click(), await phonePhoto());
    await expect(field(page).getByRole('progressbar')).toBeVisible();
    await uploaded(page);
    // The server's limit is lower: it was made smaller in the browser.
    const stored = sharp(await (await request.get((await first())?.file?.url ?? '')).body());
    const { width = 0, height = 0, exif, orientation } = await stored.metadata();
    expect([height > width, exif, orientation ?? 1]).toEqual([true, undefined, 1]);

    const chosen = await keyOf();
    await page.evaluate(
      (clipboardData) =>
        document.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        ),
      await transferOf(page, await small('teal')),
    );
    await uploaded(page, chosen);
    const pasted = await keyOf();
    await drop(field(page).getByRole('button', { name: 'Replace' }), page, await small('olive'));
    await uploaded(page, pasted);
    expect(new Set([chosen, pasted, await keyOf()]).size).toBe(3);

    const panel = page.getByRole('complementary', { name: 'Step 1' });
    await panel.getByLabel(/^Alternative text/).fill('A frame on a bench');
    await panel.getByRole('tab', { name: /^Português/ }).click();
    await panel.getByLabel(/^Alternative text/).fill('Uma moldura na bancada');
    await expect
      .poll(async () => (await first())?.alt.map(({ value }) => value))
      .toEqual(['A frame on a bench', 'Uma moldura na bancada']);
    await field(page).getByRole('button', { name: 'Remove' }).click();
    await expect(field(page).getByRole('button', { name: 'Choose a picture' })).toBeVisible();
    expect((await first())?.file).toBe(null);
  });

  test('is selected, described and removed by keyboard alone; a file of another type has an error at the field', async ({
    page,
  }) => {
    await tabTo(page, field(page).getByRole('button', { name: 'Choose a picture' }));
    await choose(page, () => page.keyboard.press('Enter'), {
      name: 'note.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('no picture'),
    });
    await expect(field(page).getByRole('alert')).toHaveText(/.+/);
    await tabTo(page, field(page).getByRole('button', { name: 'Choose a picture' }));
    await choose(page, () => page.keyboard.press('Enter'), await small('teal'));
    await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
    await expect(field(page).getByRole('alert')).toHaveCount(0);
    await tabTo(
      page,
      page.getByRole('complementary', { name: 'Step 1' }).getByLabel(/^Alternative text/),
    );
    await page.keyboard.type('A teal frame');
    await expect.poll(async () => (await first())?.alt[0]?.value).toBe('A teal frame');
    await tabTo(page, field(page).getByRole('button', { name: 'Remove' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await first())?.file).toBe(null);
    // The pressed button is gone: the other one of the field has the focus.
    await expect(field(page).getByRole('button', { name: 'Choose a picture' })).toBeFocused();
  });
});

async function drop(target: Locator, page: Page, photo: Photo): Promise<void> {
  const dataTransfer = await transferOf(page, photo);
  for (const type of ['dragenter', 'dragover', 'drop'])
    await target.dispatchEvent(type, { dataTransfer });
}
