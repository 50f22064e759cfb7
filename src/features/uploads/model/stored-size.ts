import { FULL_SIDE_PX } from '../constants';

type Size = { width: number; height: number };

/** A picture more than this many times as high as wide is a long screenshot. */
const LONG_RATIO = 3;
/** The width of a phone's screen. */
const LONG_WIDTH_PX = 1080;
/** WebP allows 16,383. */
const LONG_HEIGHT_PX = 16_000;
/** Browsers on phones draw no larger canvas. */
const LONG_PIXELS = 16_000_000;
/** In a narrower screenshot words cannot be read. */
const READABLE_WIDTH_PX = 400;

/** The size in which an upright picture is stored: at most FULL_SIDE_PX long, but long screenshots stay wide enough to be read. */
export function storedSize({ width, height }: Size): Size {
  const fitting = FULL_SIDE_PX / Math.max(width, height);
  const long = Math.min(
    LONG_WIDTH_PX / width,
    LONG_HEIGHT_PX / height,
    Math.sqrt(LONG_PIXELS / (width * height)),
  );
  const scale = Math.min(1, height > LONG_RATIO * width ? Math.max(fitting, long) : fitting);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Whether words in a long picture can hardly be read any more once it is stored. */
export function isHardToRead(size: Size): boolean {
  const { width } = storedSize(size);
  return (
    size.height > LONG_RATIO * size.width && width < READABLE_WIDTH_PX && width * 2 < size.width
  );
}
