import {
  BLACK,
  WHITE,
  TEXT_CONTRAST_MIN,
  blend,
  contrastOf,
  parseHexColor,
  toHexColor,
  type Rgb,
} from '@/shared/interface/contrast';

/** The grey of a profile without colours (docs/reference/interface.md#creator-banner). */
export const DEFAULT_BACKGROUND: Rgb = [211, 211, 211];
const SCRIM_STEP = 0.02;
/** Text on a translucent background is tiring to read, whatever the contrast. */
const SCRIM_MIN = 0.88;

export interface BannerColors {
  textColor: string;
  backgroundColor: string;
  /** 0.01 to 1: the opacity of the cover over the background colour */
  coverOpacity: number;
  hasCover: boolean;
}

export interface ReadableBanner {
  background: string;
  text: string;
  /**
   * 0 to 1: the opacity of the background colour behind the text that keeps it readable on any
   * picture
   */
  scrimOpacity: number;
}

/**
 * The creator's colours, changed only as far as readability requires: another text colour when
 * theirs is too close to the background, and enough background colour behind the text for the
 * cover.
 */
export function readableBanner({
  textColor,
  backgroundColor,
  coverOpacity,
  hasCover,
}: BannerColors): ReadableBanner {
  const background = parseHexColor(backgroundColor) ?? DEFAULT_BACKGROUND;
  const wanted = parseHexColor(textColor);
  const text =
    wanted && contrastOf(wanted, background) >= TEXT_CONTRAST_MIN ? wanted : inkOn(background);
  return {
    background: toHexColor(background),
    text: toHexColor(text),
    scrimOpacity: hasCover ? neededScrim(background, text, coverOpacity) : 0,
  };
}

/** Black or white, whichever has more contrast; one of them always reaches 4.5. */
function inkOn(background: Rgb): Rgb {
  return contrastOf(BLACK, background) >= contrastOf(WHITE, background) ? BLACK : WHITE;
}

function neededScrim(background: Rgb, text: Rgb, coverOpacity: number): number {
  for (let scrim = SCRIM_MIN; scrim < 1; scrim += SCRIM_STEP) {
    const shown = Math.min(1, Math.max(0, coverOpacity)) * (1 - scrim);
    // A picture can contain any colour; black and white are the worst cases for text.
    const isReadable = [BLACK, WHITE].every(
      (pixel) => contrastOf(text, blend(background, pixel, shown)) >= TEXT_CONTRAST_MIN,
    );
    if (isReadable) return Math.round(scrim * 100) / 100;
  }
  return 1;
}
