import { FULL_SIDE_PX } from '../constants';

type Size = { width: number; height: number };

/** Long screenshots are so much higher than wide. */
const LONG_RATIO = 3;
/** As wide as the screens that they are made of. */
const LONG_WIDTH_PX = 1080;
/** WebP reaches 16383. */
const LONG_HEIGHT_PX = 16_000;
/** What browsers of phones can draw to make a picture smaller. */
const LONG_PIXELS = 16_000_000;
/** Narrower ones are a screen whose words nobody can read. */
const READABLE_WIDTH_PX = 400;

/** As large as a picture is stored, upright: at most so long, but long screenshots as wide as their words need it. */
export function storedSize({ width, height }: Size): Size {
  const fitting = FULL_SIDE_PX / Math.max(width, height);
  const long = Math.min(LONG_WIDTH_PX / width, LONG_HEIGHT_PX / height, Math.sqrt(LONG_PIXELS / (width * height)));
  const scale = Math.min(1, height > LONG_RATIO * width ? Math.max(fitting, long) : fitting);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Whether words in a long picture can hardly be read any more once it is stored. */
export function isHardToRead(size: Size): boolean {
  const { width } = storedSize(size);
  return size.height > LONG_RATIO * size.width && width < READABLE_WIDTH_PX && width * 2 < size.width;
}
