import { describe, expect, it } from 'vitest';
import { UPLOAD_MAX_BYTES } from '../constants';
import { isHeic, isSendable, splitFiles } from './accepted-picture';

describe('a chosen picture', () => {
  it('is sent unchanged only within 2 MB and in a supported type', () => {
    expect(isSendable({ type: 'image/jpeg', size: UPLOAD_MAX_BYTES })).toBe(true);
    expect(isSendable({ type: 'image/jpeg', size: UPLOAD_MAX_BYTES + 1 })).toBe(false);
    expect(isSendable({ type: 'image/JPG', size: 10 })).toBe(true);
    expect(isSendable({ type: 'image/heic', size: 10 })).toBe(false);
  });

  it('is found among other files, HEIC without a type too', () => {
    const files = [
      { type: 'text/plain', name: 'a.txt' },
      { type: '', name: 'IMG_1.HEIC' },
    ];
    expect(splitFiles(files)).toEqual({ pictures: [files[1]], others: [files[0]] });
    expect(
      splitFiles([
        { type: '', name: 'a.JPG' },
        { type: '', name: 'a folder' },
        { type: 'application/pdf', name: 'a.jpg' },
      ]).pictures.map(({ name }) => name),
    ).toEqual(['a.JPG']);
    expect([
      isHeic({ type: 'image/heif', name: 'a' }),
      isHeic({ type: 'image/png', name: 'a.png' }),
    ]).toEqual([true, false]);
  });
});

it('many pictures are sorted by name in natural order', () => {
  const names = ['IMG_10.jpg', 'img_2.jpg', 'IMG_1.jpg', 'b.png', 'Á.png'];
  expect(
    splitFiles(names.map((name) => ({ name, type: 'image/jpeg' }))).pictures.map(
      ({ name }) => name,
    ),
  ).toEqual(['Á.png', 'b.png', 'IMG_1.jpg', 'img_2.jpg', 'IMG_10.jpg']);
});
