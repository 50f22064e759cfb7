import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cn } from './cn';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
/** Tailwind's classes of a token, by the beginning of the token's name. */
const UTILITIES = {
  text: 'text',
  radius: 'rounded',
  tracking: 'tracking',
  container: 'max-w',
  spacing: 'h',
  animate: 'animate',
  'grid-template-columns': 'grid-cols',
  'grid-template-rows': 'grid-rows',
  'stroke-width': 'stroke',
};

describe('classes that contradict each other', () => {
  it.each([
    ['text-ink text-lg text-center text-bad', 'text-lg text-center text-bad'],
    ['text-ink text-step', 'text-ink text-step'],
    ['stroke-ink stroke-thin', 'stroke-ink stroke-thin'],
    ['shadow-lift shadow-none', 'shadow-none'],
    ['nav-link my-own-class', 'nav-link my-own-class'],
  ])('%s', (written, merged) => expect(cn(written)).toBe(merged));

  it.each(Object.entries(UTILITIES))('are known where they name a token: %s', (token, utility) => {
    const names = [...tokens.matchAll(new RegExp(`--${token}-([a-z][a-z0-9-]*):`, 'g'))].flatMap(
      ([, name = '']) => (name.includes('--') ? [] : [`${utility}-${name}`]),
    );
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      expect(cn(`${utility}-[7px]`, name)).toBe(name);
      expect(cn(name, `${utility}-[7px]`)).toBe(`${utility}-[7px]`);
    }
  });
});
