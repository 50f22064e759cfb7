import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blend, contrastOf, parseHexColor } from '@/shared/contrast';
import type { Rgb } from '@/shared/contrast';
import { TINT_PERCENT, pageTint } from './page-tint';

const css = readFileSync(new URL('../../../styles/tokens.css', import.meta.url), 'utf8');
const themeOf = (name: string) => new RegExp(`^\\[data-theme='${name}'\\] \\{([^}]*)\\}`, 'm').exec(css)?.[1] ?? '';
const [light, dark] = [themeOf('light'), themeOf('dark')];

function token(theme: string, name: string): Rgb {
  const value = parseHexColor(new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(theme)?.[1] ?? '');
  if (!value) throw new Error(`No colour ${name}.`);
  return value;
}

const corners: Rgb[] = [0, 255].flatMap((red) => [0, 255].flatMap((green) => [0, 255].map((blue): Rgb => [red, green, blue])));

describe('the tint of a project page', () => {
  it.each([['light', light], ['dark', dark]])('leaves text and links readable in the %s theme whatever the colour', (_, theme) => {
    for (const color of corners) {
      const page = blend(token(theme, 'paper'), color, TINT_PERCENT / 100);
      for (const name of ['ink', 'ink-muted', 'blueprint']) expect(contrastOf(token(theme, name), page), `${name} on ${page}`).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(token(theme, 'signal'), page)).toBeGreaterThanOrEqual(3);
    }
  });

  it('is plain paper for a colour that is none', () => {
    expect(pageTint('red;background:url(//evil)')).toBe('var(--paper)');
    expect(pageTint('#DCE5D3')).toBe('color-mix(in srgb, #DCE5D3 6%, var(--paper))');
  });
});
