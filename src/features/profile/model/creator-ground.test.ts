import { describe, expect, it } from 'vitest';
import { contrastOf, parseHexColor, type Rgb } from '@/shared/interface/contrast';
import { TOKENS } from '@/shared/http/tokens';
import { creatorGround } from './creator-ground';

const rgb = (text: string | undefined): Rgb => parseHexColor(text ?? '') ?? [-1, -1, -1];
const hex = (value: number) => value.toString(16).padStart(2, '0');
const SHADES = Array.from({ length: 18 }, (_, index) => index * 15);
const GREYS = Array.from({ length: 256 }, (_, grey) => `#${hex(grey).repeat(3)}`);
const COLOURS = SHADES.flatMap((red) =>
  SHADES.flatMap((green) => SHADES.map((blue) => `#${hex(red)}${hex(green)}${hex(blue)}`)),
);
const TEXTS = ['ink', 'ink-muted', 'signal', 'blueprint', 'good', 'warn', 'bad'] as const;

/** The pairs of a colour with too little contrast. */
function weak(color: string): string[] {
  const ground = creatorGround(color);
  const of = (name: string) => rgb(ground[`--ground${name}`]);
  const pairs = [
    ...TEXTS.flatMap((name) =>
      ['', '-sunken'].map(
        (under) => [`${name} on ground${under}`, of(`-${name}`), of(under), 4.5] as const,
      ),
    ),
    ['on-signal on signal', of('-on-signal'), of('-signal'), 4.5] as const,
    ['on-signal on signal-strong', of('-on-signal'), of('-signal-strong'), 4.5] as const,
    ...TEXTS.map((name) => [`dark ${name}`, rgb(TOKENS.dark[name]), of('-dark'), 4.5] as const),
    ['dark edge', rgb(TOKENS.dark['line-strong']), of('-dark'), 3] as const,
  ];
  return pairs
    .filter(([, front, under, min]) => contrastOf(front, under) < min)
    .map(([what]) => `${what} with ${color}`);
}

describe("a background in the creator's colour", () => {
  it('keeps all text and controls readable in both themes, for any colour', () => {
    expect([...GREYS, ...COLOURS].flatMap(weak)).toEqual([]);
  });

  it('is the colour itself, with dark or light text, and a dark variant for the dark theme', () => {
    expect(creatorGround('#DCE5D3')).toMatchObject({
      '--ground': '#dce5d3',
      '--ground-ink': TOKENS.light.ink,
      '--ground-ink-muted': TOKENS.light['ink-muted'],
    });
    expect(creatorGround('#000080')).toMatchObject({
      '--ground': '#000080',
      '--ground-ink': TOKENS.light.paper,
      '--ground-dark': '#000080',
    });
    expect(creatorGround('#ffffff')).toMatchObject({
      '--ground': '#ffffff',
      '--ground-signal': TOKENS.light.signal,
    });
    expect(contrastOf(rgb(creatorGround('#ffff00')['--ground-dark']), [0, 0, 0])).toBeLessThan(3);
  });

  it('is the default grey for an invalid colour', () => {
    expect(creatorGround('red;background:url(//evil)')).toMatchObject({ '--ground': '#d3d3d3' });
  });
});
