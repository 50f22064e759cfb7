import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CONTROL_CONTRAST_MIN,
  contrastOf,
  parseHexColor,
  type Rgb,
  TEXT_CONTRAST_MIN,
} from '@/shared/interface/contrast';
import { type ColourToken, CONTROL_PAIRS, TEXT_PAIRS, TOKENS } from '@/shared/http/tokens';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const blocks = [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
  selector,
  values: valuesOf(body),
}));
const blockOf = (selector: RegExp) =>
  blocks.find((block) => selector.test(block.selector))?.values ?? {};
const light = blockOf(/:root,\s*\[data-theme='light'\]\s*$/);
const dark = blockOf(/@utility dark-tokens\s*$/);

function valuesOf(body: string): Record<string, string> {
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function rgbOf(colour: string): Rgb {
  const rgb = parseHexColor(colour);
  if (!rgb) throw new Error(`No colour: ${colour}`);
  return rgb;
}

describe('the tokens', () => {
  it('are the same in the dark of the system and in the dark one chose', () => {
    expect(Object.keys(dark).length).toBeGreaterThan(20);
    expect(css).toContain(':root:not([data-theme]) {\n    @apply dark-tokens;');
    expect(css).toContain("[data-theme='dark'] {\n  @apply dark-tokens;");
  });

  it('have a value in each theme and on paper', () => {
    expect(Object.keys(dark)).toEqual(Object.keys(light));
    const printed = css.slice(css.indexOf('@media print'), css.indexOf('@theme inline'));
    for (const name of Object.keys(light).filter((name) => name !== '--scrim'))
      expect(printed).toContain(`${name}:`);
  });

  it('are all known to Tailwind', () => {
    for (const name of Object.keys(light).filter((name) => name !== '--lift'))
      expect(css).toContain(`--color${name.slice(1)}: var(${name});`);
  });

  it('are told alike to what reads no CSS', () => {
    const hexOf = (values: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(values)
          .filter(([, value]) => /^#/.test(value))
          .map(([name, value]) => [name.slice(2), value]),
      );
    expect(TOKENS).toEqual({ light: hexOf(light), dark: hexOf(dark) });
  });
});

describe.each(['light', 'dark'] as const)('contrast in the %s theme', (theme) => {
  const ratio = ([front, ground]: readonly [ColourToken, ColourToken]) =>
    contrastOf(rgbOf(TOKENS[theme][front]), rgbOf(TOKENS[theme][ground]));

  it.each(TEXT_PAIRS)('of text in %s on %s', (...pair) =>
    expect(ratio(pair)).toBeGreaterThanOrEqual(TEXT_CONTRAST_MIN),
  );
  it.each(CONTROL_PAIRS)('of a control in %s on %s', (...pair) =>
    expect(ratio(pair)).toBeGreaterThanOrEqual(CONTROL_CONTRAST_MIN),
  );
});
