import { expect, it } from 'vitest';
import { clampWidth } from './panel-width';

it('keeps the panel between 300 px and half the window, and at 300 where half is less', () => {
  expect(clampWidth(100, { minPx: 300, maxPx: 700 })).toBe(300);
  expect(clampWidth(504.4, { minPx: 300, maxPx: 700 })).toBe(504);
  expect(clampWidth(900, { minPx: 300, maxPx: 700 })).toBe(700);
  expect(clampWidth(250, { minPx: 300, maxPx: 250 })).toBe(300);
});
