import {
  BLACK,
  CONTROL_CONTRAST_MIN,
  TEXT_CONTRAST_MIN,
  WHITE,
  blend,
  contrastOf,
  parseHexColor,
  toHexColor,
  type Rgb,
} from '@/shared/interface/contrast';
import { TOKENS, type ColourToken } from '@/shared/http/tokens';
import { accentTokens } from '@/shared/site/accent';
import { DEFAULT_BACKGROUND } from './readable-banner';

const STEP = 0.05;
const HOVER_SHARE = 0.15;
/** Tokens of coloured text on the background. */
const TEXTS = [
  'ink-muted',
  'signal',
  'blueprint',
  'good',
  'warn',
  'bad',
] as const satisfies readonly ColourToken[];

/**
 * CSS variables with which `.creator-ground` (src/styles/base.css) replaces tokens of the theme.
 */
export type CreatorGround = Record<`--ground${string}`, string>;

/**
 * The creator's colour as the background of a page (docs/reference/guides.md#guide-page): itself in
 * the light theme, a dark variant in the dark one. Colours on it are the tokens', shifted towards
 * the text colour until they are readable.
 * @param accent the operator's colour
 */
export function creatorGround(
  backgroundColor: string,
  accent: string | null = null,
): CreatorGround {
  const ground = parseHexColor(backgroundColor) ?? DEFAULT_BACKGROUND;
  const ink = inkOn(ground);
  const isInkDark = contrastOf(ink, WHITE) > contrastOf(ink, BLACK);
  const theme = isInkDark ? 'light' : 'dark';
  const tokens = { ...TOKENS[theme], ...accentTokens(accent, theme) };
  const texts = TEXTS.map(
    (name) => [`--ground-${name}`, toHexColor(readable(token(tokens[name]), ground, ink))] as const,
  );
  const { '--ground-signal': signal = '', ...others } = Object.fromEntries(texts);
  return {
    '--ground': toHexColor(ground),
    '--ground-ink': toHexColor(ink),
    ...others,
    '--ground-signal': signal,
    '--ground-signal-strong': toHexColor(blend(token(signal), ink, HOVER_SHARE)),
    '--ground-on-signal': tokens['on-signal'],
    // Away from the text colour, so that text stays readable on hover.
    '--ground-sunken': toHexColor(blend(ground, isInkDark ? WHITE : BLACK, HOVER_SHARE)),
    '--ground-dark': toHexColor(darkRelative(ground)),
  };
}

/** Dark or light text; black or white where neither is readable on a medium grey. */
function inkOn(ground: Rgb): Rgb {
  const better = (one: Rgb, other: Rgb) =>
    contrastOf(one, ground) >= contrastOf(other, ground) ? one : other;
  const ours = better(token(TOKENS.light.ink), token(TOKENS.light.paper));
  return contrastOf(ours, ground) >= TEXT_CONTRAST_MIN ? ours : better(BLACK, WHITE);
}

function readable(color: Rgb, ground: Rgb, ink: Rgb): Rgb {
  for (let share = 0; share < 1; share += STEP) {
    const shown = token(toHexColor(blend(color, ink, share)));
    if (contrastOf(shown, ground) >= TEXT_CONTRAST_MIN) return shown;
  }
  return ink;
}

/** As much of the colour as keeps the tokens of the dark theme readable. */
function darkRelative(ground: Rgb): Rgb {
  const { dark } = TOKENS;
  const carries = (shown: Rgb) =>
    [...TEXTS, 'ink' as const].every(
      (name) => contrastOf(token(dark[name]), shown) >= TEXT_CONTRAST_MIN,
    ) && contrastOf(token(dark['line-strong']), shown) >= CONTROL_CONTRAST_MIN;
  for (let share = 1; share > 0; share -= STEP) {
    const shown = token(toHexColor(blend(token(dark.paper), ground, share)));
    if (carries(shown)) return shown;
  }
  return token(dark.paper);
}

function token(hex: string): Rgb {
  const color = parseHexColor(hex);
  if (!color) throw new Error(`No colour: ${hex}`);
  return color;
}
