import { expect, it } from 'vitest';
import { storedVariant, pictureToStore } from './picture-choice';

const picture = {
  key: 'k',
  width: 2560,
  variants: [{ width: 480 }, { width: 960 }, { width: 1600 }],
};

it('stores the smallest variant that fills the device, and the original when none does or everything is wanted', () => {
  expect(pictureToStore(picture, 360)).toBe('/files/k/480');
  expect(pictureToStore(picture, 1080)).toBe('/files/k/1600');
  expect(pictureToStore(picture, 2400)).toBe('/files/k');
  expect(pictureToStore(picture, Number.POSITIVE_INFINITY)).toBe('/files/k');
  expect(pictureToStore({ ...picture, variants: [] }, 300)).toBe('/files/k');
});

it('serves the same variant, the next wider one, and a narrower one only offline', () => {
  const stored = ['/files/other', '/files/k/1600', '/files/k/960'];
  expect(storedVariant('/files/k/960', stored)).toBe('/files/k/960');
  expect(storedVariant('/files/k/480', stored)).toBe('/files/k/960');
  expect(storedVariant('/files/k', stored)).toBeUndefined();
  expect(storedVariant('/files/k', stored, true)).toBe('/files/k/1600');
  expect(storedVariant('/files/k/480', ['/files/k'])).toBe('/files/k');
  expect(storedVariant('/files/x', stored, true)).toBeUndefined();
  expect(storedVariant('/p/x', stored, true)).toBeUndefined();
});
