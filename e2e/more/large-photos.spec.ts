import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { hydrated, signInWithApi } from '../support/page-actions';

const MEGABYTE = 1024 * 1024;
const LIMIT_BYTES = 2 * MEGABYTE;

type Photo = { name: string; mimeType: string; buffer: Buffer };

const noise = (width: number, height: number, sigma: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  });

/**
 * Twelve megapixels and twelve megabytes, red above and blue below; stored in landscape with an
 * orientation tag.
 */
async function phonePhoto(): Promise<Photo> {
  const grain = await noise(504, 504, 40).png().toBuffer();
  const blue = { create: { width: 3024, height: 2016, channels: 3 as const, background: '#00f' } };
  const upright = await sharp({
    create: { width: 3024, height: 4032, channels: 3, background: '#f00' },
  })
    .composite([
      { input: blue, top: 2016, left: 0 },
      { input: grain, tile: true, blend: 'multiply' },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const buffer = await sharp(upright.data, { raw: upright.info })
    .rotate(270)
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 94, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer };
}

/** A frame of noise, which does not compress, repeated. */
async function animation(): Promise<Photo> {
  const still = await noise(700, 500, 60).gif({ effort: 1, dither: 0 }).toBuffer();
  const frameAt = still.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
  const frame = Buffer.concat([
    Buffer.from([0x21, 0xf9, 4, 0, 2, 0, 0, 0]),
    still.subarray(frameAt, -1),
  ]);
  const buffer = Buffer.concat([
    still.subarray(0, frameAt),
    ...Array.from({ length: 24 }, () => frame),
    still.subarray(-1),
  ]);
  return { name: 'dance.gif', mimeType: 'image/gif', buffer };
}

test.describe('a picture over the limit', () => {
  let stored: () => Promise<Buffer>;

  test.beforeEach(async ({ api, page, request }) => {
    const person = newPerson('Foto Grande');
    await api.signUp(person);
    const uid = await api.publishedProject({ name: 'Large photos', steps: 1 });
    const first = async () =>
      (
        await api.call<{ steps: { id: string; file: { url: string } | null }[] }>(
          'GET',
          `/dashboard/projects/${uid}`,
        )
      ).steps[0];
    stored = async () => (await request.get((await first())?.file?.url ?? '')).body();
    await signInWithApi(
      page,
      person,
      `/dashboard/projects/${uid}/step/${(await first())?.id}#steps`,
    );
  });
  const field = (page: Page) => page.getByRole('group', { name: 'Step picture' });
  const choose = async (page: Page, photo: Photo) => {
    const button = field(page).getByRole('button', { name: 'Choose a picture' });
    await hydrated(button);
    const chooser = page.waitForEvent('filechooser');
    await button.click();
    await (await chooser).setFiles(photo);
  };
  /** Selects it and returns how many bytes were sent. */
  const sentFor = async (page: Page, photo: Photo) => {
    const sent = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().includes('/uploads/'),
      { timeout: 60_000 },
    );
    await choose(page, photo);
    const { requestBodySize } = await (await sent).sizes();
    await expect(page.getByText('Image uploaded successfully!')).toBeVisible({ timeout: 60_000 });
    return requestBodySize;
  };

  // security: 35
  test('is uploaded upright, without its location and below 2 MB when it is a phone’s photo of 12 MB', async ({
    page,
  }) => {
    const photo = await phonePhoto();
    expect(photo.buffer.length).toBeGreaterThan(11 * MEGABYTE);
    expect(await sentFor(page, photo)).toBeLessThanOrEqual(LIMIT_BYTES);
    const picture = sharp(await stored());
    const { width = 0, height = 0, exif, orientation } = await picture.metadata();
    expect([height, exif, orientation ?? 1]).toEqual([2560, undefined, 1]);
    expect(width).toBe(1920);
    // A point in the upper half and one in the lower half.
    const [redAbove = 0, , blueAbove = 0, redBelow = 0, , blueBelow = 0] = await picture
      .resize(1, 2, { fit: 'fill' })
      .raw()
      .toBuffer();
    expect(
      [redAbove > 2 * blueAbove, blueBelow > 2 * redBelow],
      [redAbove, blueAbove, redBelow, blueBelow].join(),
    ).toEqual([true, true]);
  });

  test('is uploaded as its first frame when it is an animation of 10 MB, as the field says', async ({
    page,
  }) => {
    const photo = await animation();
    expect(photo.buffer.length).toBeGreaterThan(9 * MEGABYTE);
    await expect(
      field(page).getByText('of an animation, only the first picture is kept'),
    ).toBeVisible();
    expect(await sentFor(page, photo)).toBeLessThanOrEqual(LIMIT_BYTES);
    const { width, height, pages } = await sharp(await stored()).metadata();
    expect([width, height, pages]).toEqual([700, 500, undefined]);
  });

  test('has an error at the field when no browser can decode it, and nothing is sent', async ({
    page,
  }) => {
    let isSent = false;
    page.on('request', (request) => {
      isSent ||= request.method() === 'PUT';
    });
    await choose(page, {
      name: 'photo.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(10 * MEGABYTE, 0x5a),
    });
    await expect(field(page).getByRole('alert')).toHaveText(
      'This browser cannot read this picture. Use JPEG, PNG or WebP.',
    );
    await choose(page, {
      name: 'IMG_2.HEIC',
      mimeType: 'image/heic',
      buffer: Buffer.alloc(3 * MEGABYTE, 0x5a),
    });
    await expect(field(page).getByRole('alert')).toHaveText(
      'This browser cannot read HEIC photos. Save it as JPEG, or use Safari.',
    );
    expect(isSent).toBe(false);
  });
});
