import type { PictureView } from './picture';
import { picturePath } from '../addresses/picture-path';

export type ShownPicture = Pick<PictureView, 'key' | 'width' | 'height' | 'variants'>;

/** The attributes of an `img` for a stored picture. */
export interface PictureSources {
  src: string;
  srcSet?: string | undefined;
}

/** Device pixels per CSS pixel, up to which pictures are sharp. */
const DENSITIES = [1, 2, 3] as const;
/**
 * A tenth too narrow is invisible. With the gaps between the stored widths, no picture is more than
 * 1.3 times too wide.
 */
const SLACK = 0.9;

interface Source {
  url: string;
  width: number;
}

// Paths, not absolute URLs: the page may be open on another host than the configured one, and its
// CSP allows only its own.
function sourcesOf({ key, width, variants }: ShownPicture): Source[] {
  const smaller = variants.map((variant) => ({
    url: picturePath(key, variant.width),
    width: variant.width,
  }));
  return [...smaller, { url: picturePath(key), width }].sort((a, b) => a.width - b.width);
}

/**
 * Ratio of a picture's drawn width to the box that it covers; 1 if it is only cropped above and
 * below.
 */
export const coverFactor = (
  { width, height }: Pick<ShownPicture, 'width' | 'height'>,
  boxAspect: number,
): number => Math.max(1, width / height / boxAspect);

/** Sources for a box of fixed size that the picture covers, one per screen density. */
export function boxSources(
  file: ShownPicture,
  widthPx: number,
  heightPx = widthPx,
): PictureSources {
  const sources = sourcesOf(file);
  const neededPx = widthPx * coverFactor(file, widthPx / heightPx);
  const [usual = picturePath(file.key), ...denser] = DENSITIES.map((density) =>
    nearest(sources, neededPx * density),
  );
  const lastChange = denser.findLastIndex((url, index) => url !== (denser[index - 1] ?? usual));
  // A source for two densities is listed for both when a larger one follows: between 1x and 3x,
  // browsers choose the latter for a 2x screen.
  const others = denser.slice(0, lastChange + 1).map((url, index) => `${url} ${index + 2}x`);
  return { src: usual, srcSet: others.length > 0 ? others.join(', ') : undefined };
}

/** The path of the width whose ratio to the wanted one is closest to 1. */
function nearest(sources: readonly Source[], wantedPx: number): string | undefined {
  const far = ({ width }: Source) => Math.abs(Math.log(width / wantedPx));
  return sources.reduce<Source | undefined>(
    (best, source) => (best && far(best) <= far(source) ? best : source),
    undefined,
  )?.url;
}

/**
 * Sources for a box whose size follows the window's.
 * @param sizes how wide the picture is drawn, as in the `sizes` attribute
 * @param rangePx the narrowest and the widest box in CSS pixels: sources that no window needs are
 * left out
 */
export function fluidSources(
  file: ShownPicture,
  sizes: string,
  [narrowestPx, widestPx]: readonly [number, number],
): PictureSources & { sizes: string } {
  const sources = sourcesOf(file);
  const enough =
    sources.find(({ width }) => width >= widestPx * Math.max(...DENSITIES) * SLACK) ??
    sources.at(-1);
  const useful = sources.filter(
    (source) => source.width >= narrowestPx * SLACK && source.width <= (enough?.width ?? 0),
  );
  const offered = useful.length > 0 ? useful : sources.slice(-1);
  return {
    src: offered.at(-1)?.url ?? picturePath(file.key),
    srcSet: offered.map(({ url, width }) => `${url} ${width}w`).join(', '),
    sizes: scaledSizes(sizes, SLACK),
  };
}

/** Multiplies every length of a `sizes` attribute by a factor; its conditions stay. */
export function scaledSizes(sizes: string, factor: number): string {
  return sizes.replace(
    /\((?:min|max)-[^)]*\)|([\d.]+)(px|vw|vh|dvh|rem)/g,
    (part: string, length: string | undefined, unit: string) =>
      length === undefined ? part : `${Math.round(Number(length) * factor * 10) / 10}${unit}`,
  );
}
