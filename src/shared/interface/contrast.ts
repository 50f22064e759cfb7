/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [number, number, number];

export const BLACK: Rgb = [0, 0, 0];
export const WHITE: Rgb = [255, 255, 255];
/** Minimum for text (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST_MIN = 4.5;
/** Minimum for edges of controls and for graphics (WCAG 2.2, 1.4.11). */
export const CONTROL_CONTRAST_MIN = 3;

/** '#rrggbb' or '#rgb' to numbers; undefined for anything else. */
export function parseHexColor(text: string): Rgb | undefined {
  const digits = /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1];
  if (!digits) return undefined;
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function toHexColor([red, green, blue]: Rgb): string {
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** `over` blended onto `base` with an opacity from 0 to 1, as browsers do. */
export function blend(base: Rgb, over: Rgb, opacity: number): Rgb {
  const mix = (index: 0 | 1 | 2) => base[index] + (over[index] - base[index]) * opacity;
  return [mix(0), mix(1), mix(2)];
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast of two colours, from 1 (none) to 21 (black on white). */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
