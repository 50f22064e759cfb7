import { expect, it } from 'vitest';
import { keptVariant, pictureToKeep } from './picture-choice';

const picture = {
  key: 'k',
  width: 2560,
  variants: [{ width: 480 }, { width: 960 }, { width: 1600 }],
};

it('stores the smallest variant that fills the device, and the original when none does or everything is wanted', () => {
  expect(pictureToKeep(picture, 360)).toBe('/files/k/480');
  expect(pictureToKeep(picture, 1080)).toBe('/files/k/1600');
  expect(pictureToKeep(picture, 2400)).toBe('/files/k');
  expect(pictureToKeep(picture, Number.POSITIVE_INFINITY)).toBe('/files/k');
  expect(pictureToKeep({ ...picture, variants: [] }, 300)).toBe('/files/k');
});

it('serves the same variant, the next wider one, and a narrower one only offline', () => {
  const kept = ['/files/other', '/files/k/1600', '/files/k/960'];
  expect(keptVariant('/files/k/960', kept)).toBe('/files/k/960');
  expect(keptVariant('/files/k/480', kept)).toBe('/files/k/960');
  expect(keptVariant('/files/k', kept)).toBeUndefined();
  expect(keptVariant('/files/k', kept, true)).toBe('/files/k/1600');
  expect(keptVariant('/files/k/480', ['/files/k'])).toBe('/files/k');
  expect(keptVariant('/files/x', kept, true)).toBeUndefined();
  expect(keptVariant('/p/x', kept, true)).toBeUndefined();
});
