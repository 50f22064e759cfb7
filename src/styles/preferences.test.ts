import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CONTROL_CONTRAST_MIN,
  contrastOf,
  parseHexColor,
  type Rgb,
} from '@/shared/interface/contrast';
import {
  type ColourToken,
  CONTROL_PAIRS,
  type Pair,
  TEXT_PAIRS,
  TOKENS,
} from '@/shared/http/tokens';

/** Contrast of text at the highest level (WCAG 2.2, 1.4.6). */
const MORE_TEXT_CONTRAST_MIN = 7;

const css = readFileSync(new URL('./preferences.css', import.meta.url), 'utf8');
const blocks = [...css.matchAll(/([^{};]*)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
  selector: selector.trim(),
  values: Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  ),
}));
const valuesOf = (selector: RegExp) =>
  blocks.find((block) => selector.test(block.selector))?.values ?? {};
const changed = {
  light: valuesOf(/:root,\s*\[data-theme='light'\]$/),
  dark: valuesOf(/@utility dark-tokens-of-more-contrast$/),
};

function rgbOf(colour: string): Rgb {
  const rgb = parseHexColor(colour);
  if (!rgb) throw new Error(`No colour: ${colour}`);
  return rgb;
}

describe('more contrast', () => {
  it('is the same in the dark of the system and in the dark one chose', () => {
    expect(Object.keys(changed.dark).length).toBeGreaterThan(5);
    for (const selector of [':root:not([data-theme])', "[data-theme='dark']"])
      expect(css.split(`${selector} {`)[1]?.trim()).toMatch(
        /^@apply dark-tokens-of-more-contrast;/,
      );
    expect(Object.keys(changed.light)).toEqual(Object.keys(changed.dark));
  });

  describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
    const colour = (token: ColourToken) => rgbOf(changed[theme][token] ?? TOKENS[theme][token]);
    const ratio = ([front, ground]: Pair) => contrastOf(colour(front), colour(ground));
    const edges: readonly Pair[] = [
      ...CONTROL_PAIRS,
      ['line', 'paper'],
      ['line', 'surface'],
      ['line', 'sunken'],
    ];

    it.each(TEXT_PAIRS)('of text in %s on %s', (...pair) =>
      expect(ratio(pair)).toBeGreaterThanOrEqual(MORE_TEXT_CONTRAST_MIN),
    );
    it.each(edges)('of an edge in %s on %s', (...pair) =>
      expect(ratio(pair)).toBeGreaterThanOrEqual(CONTROL_CONTRAST_MIN),
    );
  });
});
