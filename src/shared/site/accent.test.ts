import { expect, it } from 'vitest';
import { CONTROL_PAIRS, type ColourToken, TEXT_PAIRS, TOKENS } from '../http/tokens';
import {
  CONTROL_CONTRAST_MIN,
  contrastOf,
  parseHexColor,
  TEXT_CONTRAST_MIN,
  toHexColor,
} from '../interface/contrast';
import { accentCss, accentTokens } from './accent';

const LEVELS = [0, 64, 128, 192, 255];
const COLOURS = LEVELS.flatMap((red) =>
  LEVELS.flatMap((green) => LEVELS.map((blue) => toHexColor([red, green, blue]))),
);

it.each(['light', 'dark'] as const)('is readable in the %s theme, whatever the colour', (theme) => {
  const failing = COLOURS.flatMap((colour) => {
    const tokens = { ...TOKENS[theme], ...accentTokens(colour, theme) };
    const ratio = ([front, ground]: readonly [ColourToken, ColourToken]) =>
      contrastOf(
        parseHexColor(tokens[front]) ?? [0, 0, 0],
        parseHexColor(tokens[ground]) ?? [0, 0, 0],
      );
    return [
      ...TEXT_PAIRS.filter((pair) => ratio(pair) < TEXT_CONTRAST_MIN),
      ...CONTROL_PAIRS.filter((pair) => ratio(pair) < CONTROL_CONTRAST_MIN),
    ].map((pair) => [colour, ...pair]);
  });
  expect(failing).toEqual([]);
});

it('leaves a readable colour as it is, and that of the product where there is none', () => {
  expect(accentTokens('#0f766e', 'light').signal).toBe('#0f766e');
  expect(accentTokens(null, 'dark').signal).toBe(TOKENS.dark.signal);
  expect(accentCss(null)).toBeUndefined();
});

it('tells pages only what has been checked', () => {
  expect(accentCss('#0f766e')).toContain(
    ':root:root,[data-theme=light][data-theme]{--signal:#0f766e;',
  );
  expect(accentCss('#0f766e}</style>')).toBeUndefined();
});
