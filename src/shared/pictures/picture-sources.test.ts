import { expect, it } from 'vitest';
import { boxSources, coverFactor, fluidSources, scaledSizes } from './picture-sources';
import { picturePath } from '../addresses/picture-path';

const WIDTHS_PX = [64, 96, 160, 240, 340, 480, 600, 720, 800, 900, 1240, 1600, 2020];
const picture = (width: number, height: number) => ({
  key: 'k',
  width,
  height,
  variants: WIDTHS_PX.filter((variant) => variant < width).map((variant) => ({
    width: variant,
    url: picturePath('k', variant),
  })),
});
const photo = picture(2560, 1920);

it('a box of fixed size gets one picture per density, the nearest stored width', () => {
  expect(boxSources(photo, 112, 84)).toEqual({
    src: '/files/k/96',
    srcSet: '/files/k/240 2x, /files/k/340 3x',
  });
  // A wide one in a square is drawn wider than the square.
  expect(boxSources(photo, 112)).toEqual({
    src: '/files/k/160',
    srcSet: '/files/k/340 2x, /files/k/480 3x',
  });
  expect(boxSources(picture(1920, 2560), 40)).toEqual({
    src: '/files/k/64',
    srcSet: '/files/k/96 2x',
  });
  // A 2x screen gets the small one, and not the one for 3x, which is 1.7 times as wide as it is
  // drawn.
  expect(boxSources(picture(900, 900), 28)).toEqual({
    src: '/files/k/64',
    srcSet: '/files/k/64 2x, /files/k/96 3x',
  });
  expect(boxSources(picture(900, 900), 20)).toEqual({ src: '/files/k/64', srcSet: undefined });
});

it('a picture without variants is its own only source', () => {
  expect(boxSources({ ...photo, variants: [] }, 40)).toEqual({
    src: '/files/k',
    srcSet: undefined,
  });
  expect(fluidSources({ ...photo, variants: [] }, '100vw', [320, 600])).toEqual({
    src: '/files/k',
    srcSet: '/files/k 2560w',
    sizes: '90vw',
  });
});

it('a box that follows the window offers only what some window can need', () => {
  expect(fluidSources(photo, '(min-width: 992px) 360px, 94vw', [320, 376])).toEqual({
    src: '/files/k/1240',
    srcSet: [340, 480, 600, 720, 800, 900, 1240]
      .map((width) => `/files/k/${width} ${width}w`)
      .join(', '),
    sizes: '(min-width: 992px) 324px, 84.6vw',
  });
  expect(fluidSources(picture(300, 200), '100vw', [400, 900]).srcSet).toBe('/files/k 300w');
});

it('widths are those of the picture as drawn, cropped or not', () => {
  expect(coverFactor({ width: 1600, height: 900 }, 4 / 3)).toBeCloseTo(4 / 3);
  expect(coverFactor({ width: 900, height: 1600 }, 4 / 3)).toBe(1);
  expect(
    scaledSizes(
      '(min-aspect-ratio: 5/4) min(75vw, calc(80dvh * 1.5)), (max-width: 479.5px) 100vw, 10.5rem',
      2,
    ),
  ).toBe(
    '(min-aspect-ratio: 5/4) min(150vw, calc(160dvh * 1.5)), (max-width: 479.5px) 200vw, 21rem',
  );
});
