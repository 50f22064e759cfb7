import { FULL_SIDE_PX } from '../constants';

type Size = { width: number; height: number };

/** A picture whose ratio of height to width is larger is a long screenshot. */
const LONG_RATIO = 3;
/** The width of a phone screen. */
const LONG_WIDTH_PX = 1080;
/** WebP allows 16,383. */
const LONG_HEIGHT_PX = 16_000;
/** The canvas limit of mobile browsers. */
const LONG_PIXELS = 16_000_000;
/** Text in a narrower screenshot is unreadable. */
const READABLE_WIDTH_PX = 400;

/**
 * The stored size of an upright picture: at most FULL_SIDE_PX long, but long screenshots stay wide
 * enough to read.
 */
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

/** Reports whether text in a long picture will be hard to read once stored. */
export function isHardToRead(size: Size): boolean {
  const { width } = storedSize(size);
  return (
    size.height > LONG_RATIO * size.width && width < READABLE_WIDTH_PX && width * 2 < size.width
  );
}
