import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLACK, WHITE, blend, contrastOf, parseHexColor } from '@/shared/interface/contrast';
import type { Rgb } from '@/shared/interface/contrast';
import { readableBanner } from './readable-banner';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const rgb = (text: string): Rgb => parseHexColor(text) ?? [-1, -1, -1];

describe('the creator banner', () => {
  it('keeps readable colours', () => {
    expect(
      readableBanner({
        textColor: '#FBF8F3',
        backgroundColor: '#2F3B4A',
        coverOpacity: 0.3,
        hasCover: false,
      }),
    ).toEqual({ text: '#fbf8f3', background: '#2f3b4a', scrimOpacity: 0 });
  });

  it('uses black or white when the text colour is too close to the background', () => {
    expect(
      readableBanner({
        textColor: '#ffff00',
        backgroundColor: '#ffffff',
        coverOpacity: 0.5,
        hasCover: false,
      }).text,
    ).toBe('#000000');
    expect(
      readableBanner({
        textColor: '#111111',
        backgroundColor: '#000000',
        coverOpacity: 0.5,
        hasCover: false,
      }).text,
    ).toBe('#ffffff');
  });

  it('uses the default grey for an invalid colour', () => {
    expect(
      readableBanner({
        textColor: 'red',
        backgroundColor: 'url(x)',
        coverOpacity: 0.5,
        hasCover: false,
      }),
    ).toEqual({ text: '#000000', background: '#d3d3d3', scrimOpacity: 0 });
  });

  it('stays readable on any picture, with any colours and opacity', () => {
    fc.assert(
      fc.property(
        hex,
        hex,
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (textColor, backgroundColor, coverOpacity) => {
          const { text, background, scrimOpacity } = readableBanner({
            textColor,
            backgroundColor,
            coverOpacity,
            hasCover: true,
          });
          for (const pixel of [BLACK, WHITE]) {
            const cover = blend(rgb(background), pixel, coverOpacity);
            expect(
              contrastOf(rgb(text), blend(cover, rgb(background), scrimOpacity)),
            ).toBeGreaterThanOrEqual(4.45);
          }
        },
      ),
    );
  });
});
