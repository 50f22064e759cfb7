import {
  BLACK,
  blend,
  CONTROL_CONTRAST_MIN,
  contrastOf,
  parseHexColor,
  type Rgb,
  TEXT_CONTRAST_MIN,
  toHexColor,
  WHITE,
} from '../interface/contrast';
import { TOKENS } from '../http/tokens';

type Theme = keyof typeof TOKENS;
/** The tokens that an operator's colour takes the place of. */
const ACCENT_TOKENS = ['signal', 'signal-strong', 'on-signal', 'signal-soft'] as const;
export type AccentTokens = Record<(typeof ACCENT_TOKENS)[number], string>;

const STEP = 0.02;
const SOFT_SHARE = { light: 0.1, dark: 0.18 } as const;
const HOVER_SHARE = 0.22;
/** Backgrounds of text in the colour. */
const GROUNDS = ['paper', 'surface', 'sunken'] as const;

const rgb = (hex: string): Rgb => parseHexColor(hex) ?? BLACK;

const isReadable = (front: Rgb, ground: Rgb, min = TEXT_CONTRAST_MIN) =>
  contrastOf(front, ground) >= min;

/**
 * The accent of a site in a theme: the operator's colour, shifted towards black or white until text
 * in it and on it is readable. Without one, that of the product.
 */
export function accentTokens(accent: string | null, theme: Theme): AccentTokens {
  const tokens = TOKENS[theme];
  const color = accent === null ? undefined : parseHexColor(accent);
  if (!color) return tokens;
  const away = theme === 'light' ? BLACK : WHITE;
  const signal = shifted(color, away, (shown) =>
    GROUNDS.every((name) => isReadable(shown, rgb(tokens[name]))),
  );
  // A tint of the surface, as far as what stands on it stays readable.
  const soft = shifted(
    blend(rgb(tokens.surface), signal, SOFT_SHARE[theme]),
    rgb(tokens.surface),
    (ground) =>
      [signal, rgb(tokens['ink-muted'])].every((front) => isReadable(front, ground)) &&
      isReadable(rgb(tokens['line-strong']), ground, CONTROL_CONTRAST_MIN),
  );
  return {
    signal: toHexColor(signal),
    'signal-strong': toHexColor(blend(signal, away, HOVER_SHARE)),
    'on-signal': tokens['on-signal'],
    'signal-soft': toHexColor(soft),
  };
}

/** The first colour on the way to another that is good enough. */
function shifted(color: Rgb, to: Rgb, isEnough: (shown: Rgb) => boolean): Rgb {
  for (let share = 0; share < 1; share += STEP) {
    const shown = rgb(toHexColor(blend(color, to, share)));
    if (isEnough(shown)) return shown;
  }
  return to;
}

/** The accent as CSS for every page; undefined where it is that of the product. Not on paper. */
export function accentCss(accent: string | null): string | undefined {
  if (accent === null || !parseHexColor(accent)) return undefined;
  const [light, dark] = (['light', 'dark'] as const).map((theme) =>
    Object.entries(accentTokens(accent, theme))
      .filter(([name]) => (ACCENT_TOKENS as readonly string[]).includes(name))
      .map(([name, value]) => `--${name}:${value}`)
      .join(';'),
  );
  // More specific than the style sheet's, wherever that stands.
  return `@media screen{:root:root,[data-theme=light][data-theme]{${light}}@media (prefers-color-scheme:dark){:root:root:not([data-theme]){${dark}}}[data-theme=dark][data-theme]{${dark}}}`;
}
