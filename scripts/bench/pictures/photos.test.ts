import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makePhotos } from './photos';

it('makes photographs of one size with different contents', async () => {
  const photos = await makePhotos(12, 400, 300);
  expect(new Set(photos.map((photo) => photo.toString('base64'))).size).toBe(12);
  for (const photo of photos) {
    const { width, height, format } = await sharp(photo).metadata();
    expect([width, height, format]).toEqual([400, 300, 'jpeg']);
  }
});
